/**
 * The order of answers that an administrator saw before their own moves: of those that are still there, with those that they made
 * since at the end, as the server has them. Where the stored order is another one, somebody else reordered first. [T50, J134]
 *
 * @param seen ids in the order in which they were loaded
 */
export function seenOrder(
  seen: readonly number[],
  answers: readonly { readonly stored: { readonly id: number } | null }[],
): number[] {
  const stored = answers.flatMap(({ stored: answer }) => (answer ? [answer.id] : []));
  const made = stored.filter((id) => !seen.includes(id)).toSorted((one, other) => one - other);
  return [...seen.filter((id) => stored.includes(id)), ...made];
}
