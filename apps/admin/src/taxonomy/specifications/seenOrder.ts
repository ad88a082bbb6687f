/**
 * The order of answers that an administrator saw before moving them: answers that still exist, then those that they
 * added since, in the server's order. If the stored order differs, another person reordered first. [T50, J134]
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
