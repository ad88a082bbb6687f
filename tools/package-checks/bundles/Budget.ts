/** Bytes of gzip -9 that one entry may cost a page. */
export interface Budget {
  js: number;
  css: number;
}

/** Budgets by the name under which an entry is imported. */
export type Budgets = Readonly<Record<string, Budget>>;
