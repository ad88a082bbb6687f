import { isProof, type Mention, type Requirement } from './requirements.ts';

/**
 * Each requirement with the tests and stories that name it, then those that none names.
 *
 * @param only beginnings of IDs, such as `C` or `M51`; all rows when empty.
 */
export function report(rows: readonly Requirement[], mentions: readonly Mention[], only: readonly string[]): string {
  const chosen = rows.filter(({ id }) => only.length === 0 || only.some((beginning) => id.startsWith(beginning)));
  const proofs = Map.groupBy(
    mentions.filter(({ file }) => isProof(file)),
    ({ id }) => id,
  );
  const inCode = new Set(mentions.filter(({ file }) => !isProof(file)).map(({ id }) => id));
  const proven = chosen.filter(({ id }) => proofs.has(id));
  const unproven = chosen.filter(({ id }) => !proofs.has(id));

  return [
    ...proven.flatMap(({ id, what }) => [
      `${id}  ${what}`,
      ...(proofs.get(id) ?? []).map(({ file, line, title }) => `      ${file}:${line}  ${title}`),
    ]),
    '',
    `Without a test or story: ${unproven.length} of ${chosen.length}`,
    ...unproven.map(({ id, what }) => `${id}  ${what}${inCode.has(id) ? ' (named in code only)' : ''}`),
  ].join('\n');
}
