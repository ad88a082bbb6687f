/** Pages kept in advance: the offline page first. */
type Pages = readonly [string, ...string[]];

/** By language; the empty name is the brand's own. */
export type AheadPages = Readonly<Record<string, Pages>> & { readonly '': Pages };

/** The server's data about its host for the service worker: the first line of its script. */
export interface WorkerPlan {
  /** Version of the app, which changes with every build; names the caches. */
  readonly build: string;
  /** Pages that are kept in advance, by the first part of the paths of their language. */
  readonly ahead: AheadPages;
  /** Expressions of paths whose pages are kept when they are read. */
  readonly kept: readonly string[];
  /** Those of ads. */
  readonly ads: readonly string[];
  /** Expressions of paths at which a visitor signs out. */
  readonly signOut: readonly string[];
  /** Addresses of the scripts of islands. */
  readonly files: readonly string[];
  /** Places in `files` of what an island needs, by its name; under the empty name what each page needs. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
}
