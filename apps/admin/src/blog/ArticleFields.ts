import type { ManagedArticle } from '@volan/api-contract';
import { brandIds, languageValues, type BrandId, type LanguageValue } from '@volan/domain-rules';

/** The fields of an article in the form: numbers and moments are text. */
export interface ArticleFields {
  readonly blog_category_id: string;
  readonly lang: LanguageValue;
  /** Empty: every brand. */
  readonly brand: string;
  readonly translates_id: string;
  /** Null: made from the title. */
  readonly slug: string | null;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly author: string;
  readonly cover_id: number | null;
  readonly cover_alt: string;
  /** Day and time in the time zone of the writer, "2026-11-25 08:00"; empty: none. */
  readonly publish_at: string;
}

const two = (number: number) => String(number).padStart(2, '0');

/** A moment in the time zone of the person who reads it, as it is typed. */
export function typedMoment(at: string | null): string {
  if (at === null) return '';

  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that was typed; undefined if it is invalid. */
export function momentOf(typed: string): string | null | undefined {
  if (typed.trim() === '') return null;

  const [, year, month, day, hour, minute] =
    /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/.exec(typed.trim())?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || hour === undefined) return undefined;

  const date = new Date(year, month - 1, day, hour, minute);

  return typedMoment(date.toISOString()) === typed.trim().replace('T', ' ') ? date.toISOString() : undefined;
}

/** Initial fields of a new article. */
export const newArticle = (lang: LanguageValue): ArticleFields => ({
  blog_category_id: '',
  lang,
  brand: '',
  translates_id: '',
  slug: null,
  title: '',
  summary: '',
  body: '',
  author: '',
  cover_id: null,
  cover_alt: '',
  publish_at: '',
});

/** Fields of a stored article. */
export const fieldsOf = (row: ManagedArticle): ArticleFields => ({
  blog_category_id: String(row.blog_category_id),
  lang: row.lang,
  brand: row.brand ?? '',
  slug: row.slug,
  translates_id: String(row.translates_id ?? ''),
  title: row.title,
  summary: row.summary,
  body: row.body,
  author: row.author,
  cover_id: row.cover_id,
  cover_alt: row.cover_alt,
  publish_at: typedMoment(row.publish_at),
});

/** The fields as the calls expect them; the moment must be valid. */
export const sentFields = ({ slug, brand, ...fields }: ArticleFields) => ({
  title: fields.title.trim(),
  summary: fields.summary.trim(),
  body: fields.body,
  author: fields.author.trim(),
  lang: fields.lang,
  cover_id: fields.cover_id,
  cover_alt: fields.cover_alt.trim(),
  blog_category_id: Number(fields.blog_category_id),
  brand: brandIds.find((id): id is BrandId => id === brand) ?? null,
  translates_id: fields.translates_id.trim() === '' ? null : Number(fields.translates_id),
  publish_at: momentOf(fields.publish_at) ?? null,
  ...(slug !== null && slug !== '' && { slug }),
});

const textFields = ['blog_category_id', 'brand', 'translates_id', 'title', 'summary', 'body', 'author'] as const;

/** Whether a value from the browser's storage has the fields of an article. */
export function isArticleFields(kept: unknown): kept is ArticleFields {
  if (typeof kept !== 'object' || kept === null) return false;

  const field = (name: string): unknown => Reflect.get(kept, name);
  return (
    [...textFields, 'cover_alt', 'publish_at'].every((name) => typeof field(name) === 'string') &&
    languageValues.some((value) => value === field('lang')) &&
    (field('slug') === null || typeof field('slug') === 'string') &&
    (field('cover_id') === null || typeof field('cover_id') === 'number')
  );
}
