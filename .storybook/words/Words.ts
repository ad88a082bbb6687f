/** Serbian words of stories and what stands for them in another language. */
export type Words = ReadonlyMap<string, string>;

/** Looks up what a Serbian text is in another language. */
export type TextLookup = Pick<Words, 'get'>;

/** Properties that hold addresses, identifiers and variants: their values are never translated. */
export const wordless: ReadonlySet<string> = new Set([
  'id',
  'name',
  'href',
  'src',
  'srcSet',
  'sizes',
  'type',
  'htmlFor',
  'form',
  'lang',
  'dateTime',
  'value',
  'key',
  'icon',
  'endIcon',
  'variant',
  'size',
  'tone',
  'kind',
  'as',
  'role',
  'className',
  'd',
  'viewBox',
  'gap',
  'tier',
]);
