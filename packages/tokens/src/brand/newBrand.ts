import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BrandProblem } from './BrandProblem.ts';
import { sharedFolder } from './resolveTheme.ts';

/** Writes the first `brand.tokens.json` of a brand, one that already passes every check. */
export function newBrand(folder: string): string {
  const file = join(folder, 'brand.tokens.json');
  if (existsSync(file)) {
    throw new BrandProblem(`${file} exists already.`, 'It may hold work.', 'Name another folder, or delete the file.');
  }
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(sharedFolder, 'example.tokens.json'), file);

  return file;
}
