/** A change that a generator makes to one file of the repository; paths are relative to its root. */
export type Change =
  | { readonly path: string; readonly create: string }
  | { readonly path: string; readonly edit: (text: string) => string };

/** The changes of a generator, and the remaining steps for the developer, one sentence each. */
export interface Plan {
  readonly changes: readonly Change[];
  readonly next: readonly string[];
}
