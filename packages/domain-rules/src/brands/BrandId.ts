/** The two ways into the one marketplace: `volan` speaks Serbian first, `gearlane` English. [A02] */
export type BrandId = 'volan' | 'gearlane';

/** Every brand, the default one first. */
export const brandIds = ['volan', 'gearlane'] as const satisfies readonly BrandId[];

/** The brand of a request that names none, or one that is not known. */
export const defaultBrandId: BrandId = 'volan';

/** The brand of a name from outside (`x-brand`, a cookie); the default brand where the name is unknown or absent. */
export function toBrandId(name: string | null | undefined): BrandId {
  return brandIds.find((id) => id === name) ?? defaultBrandId;
}
