import type { BrandFile, BrandSettings } from '../src/brands/BrandSettings.ts';

/**
 * The brands by the names of their folders, the default one first. Throws where not exactly one is the default, or
 * where two claim a host: a visitor must reach one brand.
 */
export function orderedBrands(files: Readonly<Record<string, BrandFile>>): BrandSettings[] {
  const names = Object.keys(files);
  const standard = names.filter((name) => files[name]?.isDefault);
  if (standard.length !== 1) {
    throw new Error(
      `${standard.length === 0 ? 'No brand says' : `${standard.join(' and ')} say`} isDefault. A request that names no brand must go to exactly one. Set isDefault: true in one settings.ts of brands/.`,
    );
  }
  const hosts = names.flatMap((name) => files[name]?.hosts ?? []);
  const twice = hosts.find((host, index) => hosts.indexOf(host) !== index);
  if (twice !== undefined) {
    throw new Error(`Two brands claim the host "${twice}". A visitor must reach one. Take it out of one settings.ts.`);
  }
  const order = [...standard, ...names.filter((name) => !standard.includes(name)).toSorted()];

  return order.flatMap((id) => {
    const file = files[id];
    if (!file) return [];

    const { isDefault: _isDefault, ...settings } = file;

    return [{ ...settings, id }];
  });
}
