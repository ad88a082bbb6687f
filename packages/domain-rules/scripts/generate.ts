/** Gathers the settings of every folder of `brands/`. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandFile } from '../src/brands/BrandSettings.ts';
import { orderedBrands } from './orderedBrands.ts';

const home = join(import.meta.dirname, '../../../brands');
const files: Record<string, BrandFile> = {};
for (const file of globSync('*/settings.ts', { cwd: home }).toSorted()) {
  const { default: settings } = (await import(join(home, file))) as { default: BrandFile };
  files[dirname(file)] = settings;
}
const brands = orderedBrands(files);
const ids = brands.map(({ id }) => id);

const generated = join(import.meta.dirname, '../src/generated');
mkdirSync(generated, { recursive: true });
writeFileSync(
  join(generated, 'brands.ts'),
  [
    '/* Made by `npm run generate` from brands/*; change the settings there. */',
    "import type { BrandSettings } from '../brands/BrandSettings.ts';",
    `export const brandIds = ${JSON.stringify(ids)} as const;`,
    `export const brands: Readonly<Record<(typeof brandIds)[number], BrandSettings>> = ${JSON.stringify(
      Object.fromEntries(brands.map((brand) => [brand.id, brand])),
      null,
      2,
    )};`,
    '',
  ].join('\n'),
);
