import { brandIds } from '../generated/brands.ts';

/** A brand of this house: a way into the one marketplace. [A02] */
export type BrandId = (typeof brandIds)[number];

/** Every brand, the default one first. */
export { brandIds };

/** The brand of a request that names none, or one that is not known. */
export const defaultBrandId: BrandId = brandIds[0];

/** The brand of a name from outside (`x-brand`, a cookie); the default brand where the name is unknown or absent. */
export function toBrandId(name: string | null | undefined): BrandId {
  return brandIds.find((id) => id === name) ?? defaultBrandId;
}
