/** The rows of a `*_text` table: one for each language of each title. */
export function textRows<Owner extends string>(
  owner: Owner,
  rows: readonly { id: number; title: Record<string, string> }[],
) {
  return rows.flatMap((row) => Object.entries(row.title).map(([lang, title]) => ({ [owner]: row.id, lang, title })));
}
