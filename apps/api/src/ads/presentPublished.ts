import { maskedTexts, type AdLink, type PublishedAd } from '@volan/api-contract';
import {
  hiddenLetters,
  isMasked,
  listingStatusName,
  reviewReasons,
  toListingStatus,
  type AdFormFields,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { Registry } from '../taxonomy/Registry.ts';

const kindOf = (registry: Registry, categoryId: number) => registry.categoriesById.get(categoryId)?.kind ?? '';

/** The data for a link to an ad; null if it no longer exists. */
export async function linkOf(sql: Sql | TransactionSql, registry: Registry, id: number | null): Promise<AdLink | null> {
  if (id === null) return null;

  const [row] = await sql<{ id: number; slug: string; category_id: number }[]>`
    select id::int, slug, category_id from ad where id = ${id}`;
  return row ? { id: row.id, slug: row.slug, kind: kindOf(registry, row.category_id) } : null;
}

/** The sent text of a field that may be masked. */
const sentText = (sent: AdFormFields, text: (typeof maskedTexts)[number]) =>
  Object.entries(sent)
    .flatMap(([name, texts]) => (name === text || (text === 'answers' && name.startsWith('answers.')) ? texts : []))
    .join('\n');

/** Result of publishing or changing an ad. Texts that were masked long ago are not reported again. */
export async function presentPublished(
  sql: Sql | TransactionSql,
  registry: Registry,
  id: number,
  sent: AdFormFields,
): Promise<PublishedAd> {
  const [row] = await sql<
    {
      id: number;
      slug: string;
      category_id: number;
      status: number;
      line: string;
      description: string;
      brand_text: string | null;
      model_text: string | null;
      answers: string;
      expires_at: Date | null;
      reasons: string[] | null;
      duplicate_of: number | null;
    }[]
  >`
    select ad.id::int, slug, category_id, status, line, description, brand_text, model_text, expires_at, reasons,
      duplicate_of::int,
      (select coalesce(string_agg(text, E'\n'), '') from ad_value where ad_id = ad.id) as answers
    from ad left join ad_review on ad_review.ad_id = ad.id where ad.id = ${id}`;
  if (!row) throw new Error('The ad was erased at this moment.');
  return {
    id: row.id,
    slug: row.slug,
    kind: kindOf(registry, row.category_id),
    status: listingStatusName(toListingStatus(row.status) ?? 0),
    reasons: reviewReasons.filter((reason) => row.reasons?.includes(reason)),
    masked: maskedTexts.filter((text) => {
      const shown = row[text] ?? '';
      return isMasked(shown) && hiddenLetters(shown) > hiddenLetters(sentText(sent, text));
    }),
    duplicate_of: await linkOf(sql, registry, row.duplicate_of),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
