import { browserStore } from '../../runtime/browser/browserStore.ts';

/** Whose lists this browser keeps, and how far the account knows them. */
export interface Owner {
  /** The account; null: they are a visitor's. */
  readonly user: number | null;
  /** Version that the account had when both were the same. */
  readonly version: number;
  /** The lists as they were then, as text. */
  readonly same: string;
  /** When the account was last asked, in milliseconds since 1970. */
  readonly asked: number;
}

/** Lists of a visitor. */
const nobody: Owner = { user: null, version: 0, same: '', asked: 0 };

/** Whose lists are in this browser. [F19] */
export const ownerStore = browserStore<Owner>({
  key: 'collected',
  empty: nobody,
  parse(kept) {
    const { user, version, same, asked } = kept as Record<keyof Owner, unknown>;
    return typeof user === 'number' && typeof version === 'number' && typeof same === 'string'
      ? { user, version, same, asked: typeof asked === 'number' ? asked : 0 }
      : nobody;
  },
});
