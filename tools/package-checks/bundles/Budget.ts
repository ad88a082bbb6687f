/** Bytes of gzip -9 that one entry may cost a page. */
export interface Budget {
  js: number;
  css: number;
}

/** Budgets by the import path of an entry. */
export type Budgets = Readonly<Record<string, Budget>>;
