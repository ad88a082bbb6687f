/** The rows of a `*_text` table, whose first column names the owner of a title: one row for each language. */
export function textRows(owner: string, rows: readonly { id: number; title: Record<string, string> }[]) {
  return rows.flatMap((row) => Object.entries(row.title).map(([lang, title]) => ({ [owner]: row.id, lang, title })));
}
