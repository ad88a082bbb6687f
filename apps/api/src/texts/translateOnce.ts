import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';

/** A description in a language that it was not written in. */
interface TranslationRequest {
  readonly adId: number;
  readonly language: string;
  readonly description: string;
}

/**
 * The translation of a description: the stored one for the same text, else a new one, which is stored. If the seller
 * changed the text, it is translated again. [J62]
 */
export async function translateOnce(
  sql: Sql,
  { adId, language, description }: TranslationRequest,
  translate: () => Promise<string>,
): Promise<string> {
  const digest = createHash('sha256').update(description).digest();
  const [known] = await sql<{ text: string }[]>`
    select text from description_translation where ad_id = ${adId} and language = ${language} and digest = ${digest}`;
  if (known) return known.text;
  const text = await translate();
  await sql`
    insert into description_translation (ad_id, language, digest, text)
      values (${adId}, ${language}, ${digest}, ${text})
    on conflict (ad_id, language) do update set digest = excluded.digest, text = excluded.text, made_at = now()`;
  return text;
}
