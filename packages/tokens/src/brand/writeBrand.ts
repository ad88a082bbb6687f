import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '../generated/themes.ts';
import { BrandProblem } from './BrandProblem.ts';
import { brandName, brandSheet, type SheetOptions } from './brandSheet.ts';
import { readBrand } from './readBrand.ts';
import { slotProblems } from './slotProblems.ts';

/**
 * Turns a folder of DTCG files into `<name>.css` and `<name>.js` with its types, and returns the names of the files.
 *
 * Nothing is written while something is wrong: a slot that components read is missing, one is misspelt, or two colours
 * that meet are too close (WCAG 2.2 AA). All of it is said at once, in a `BrandProblem`.
 */
export async function writeBrand(
  folder: string,
  name: string,
  into: string,
  options?: SheetOptions,
): Promise<string[]> {
  if (!brandName.test(name)) {
    throw new BrandProblem(
      `"${name}" cannot be the name of a brand.`,
      'It stands in an attribute and in file names.',
      'Use small letters, digits and hyphens, beginning with a letter: --name my-brand.',
    );
  }
  const brand = await readBrand(folder);
  const model = themes['volan.light'] as never;
  const problems = [
    ...slotProblems(brand.themes.light, model).map((problem) => `light: ${problem}`),
    ...slotProblems(brand.themes.dark, model).map((problem) => `dark: ${problem}`),
    ...brand.contrastProblems,
  ];
  if (problems.length > 0) {
    throw new BrandProblem(
      `${folder}:\n${problems.map((problem) => `- ${problem}`).join('\n')}\n`,
      'A page in this brand could not be drawn or read, so nothing was written.',
      'Mend the tokens and run the command again.',
    );
  }
  const files = {
    [`${name}.css`]: brandSheet(name, brand, options),
    [`${name}.js`]: `export const name = ${JSON.stringify(name)};\nexport const themes = ${JSON.stringify(brand.themes, null, 2)};\n`,
    [`${name}.d.ts`]: `import type { ThemeTokens } from '@volan/tokens';\nexport declare const name: ${JSON.stringify(name)};\nexport declare const themes: { readonly light: ThemeTokens; readonly dark: ThemeTokens };\n`,
  };
  mkdirSync(into, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(into, file), text);
  }

  return Object.keys(files);
}
