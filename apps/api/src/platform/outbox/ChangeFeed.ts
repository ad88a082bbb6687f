/** A change of data that visitors see. */
export interface Change {
  /** Place in the outbox up to which the index of this process has caught up. */
  readonly position: string;
  /** Ads that were added, changed or removed. */
  readonly ads: readonly number[];
  /** Whether the catalogue changed too, which can affect every page. */
  readonly catalogue: boolean;
  /** Codes of positions whose banners changed. */
  readonly banners: readonly string[];
}

/** Reports changes to caches of visible data, such as the page cache of a web process. */
export interface ChangeFeed {
  /** The position of the index; null while it is not loaded, or cannot follow the database. */
  position(): string | null;
  /** Calls `hear` after each change, until the function that it returns is called. */
  subscribe(listener: (change: Change) => void): () => void;
}
