/** How a brand spells its addresses. [A02, T02] */
export type Spelling = 'serbian' | 'english';

/** A page of the site: its address in each spelling, and how it is made. Placeholders are written `{name}`. */
export interface Route<Serbian extends string = string, English extends string = string> {
  readonly serbian: Serbian;
  readonly english: English;
  /** `false`: menus and buttons leave it out and its address answers 404. */
  readonly built: boolean;
  /** `public`: one document for every signed-out visitor; `private`: made for one visitor, never kept. */
  readonly delivery: 'public' | 'private';
  /** Whether the site header is above it. [B29] */
  readonly header: boolean;
}

/** Names in the placeholders of a path. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What fills the placeholders of a route: a whole number where the name ends in `Id`, else one path segment. */
export type ParamsIn<Path extends string> = {
  readonly [Name in NamesIn<Path>]: Name extends `${string}Id` ? number : string;
};
