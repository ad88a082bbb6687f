/** What a generator wants done to one file of the repository; paths are relative to its root. */
export type Change =
  | { readonly path: string; readonly create: string }
  | { readonly path: string; readonly edit: (text: string) => string };

/** What a generator plans, and what is left for the person to do, one sentence each. */
export interface Plan {
  readonly changes: readonly Change[];
  readonly next: readonly string[];
}
