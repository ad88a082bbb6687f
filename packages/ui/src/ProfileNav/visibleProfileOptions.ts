/**
 * The options that a user sees: `signed: true` only signed in, `signed: false` only signed out, without the flag
 * always. [C62]
 */
export function visibleProfileOptions<Option extends { signed?: boolean | null }>(
  options: readonly Option[],
  signedIn: boolean,
): Option[] {
  // Servers write a missing flag as null.
  return options.filter(({ signed }) => signed === undefined || signed === null || signed === signedIn);
}
