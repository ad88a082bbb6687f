#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `volan-tokens new FOLDER                       writes the first brand.tokens.json of a brand
volan-tokens build FOLDER [--out FOLDER] [--name NAME] [--theme light|dark] [--used-by FILE.css]...
                                              checks a brand, writes its CSS, JavaScript and types

FOLDER holds brand.tokens.json and, where wanted, core.tokens.json, theme.light.tokens.json, theme.dark.tokens.json,
typography.tokens.json, component.tokens.json: each follows the shared file of the same name.
--name is the value of data-brand (the folder's name where absent), --out the place of the files (FOLDER where absent).
--theme leaves the other theme out of the CSS, for pages that never change.
--used-by leaves out what none of the named sheets reads: the CSS that a bundler made of a page.`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The brand's tokens are resolved by Style Dictionary, which only those who make a brand have to install. */
async function styleDictionaryOr(end: (message: string) => never) {
  try {
    await import('style-dictionary');
  } catch {
    end(
      'style-dictionary is not installed. It resolves the references between tokens. Add it: npm install --save-dev style-dictionary@5',
    );
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    name: { type: 'string' },
    theme: { type: 'string' },
    'used-by': { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
});
const [action, folder] = positionals;
if (values.help) {
  console.log(usage);
} else if (
  (action !== 'new' && action !== 'build') ||
  folder === undefined ||
  (values.theme !== undefined && values.theme !== 'light' && values.theme !== 'dark')
) {
  fail(usage);
} else {
  await styleDictionaryOr(fail);
  const { BrandProblem } = await import('./brand/BrandProblem.ts');
  try {
    if (action === 'new') {
      const { newBrand } = await import('./brand/newBrand.ts');
      console.log(`${newBrand(folder)} is written. Change it, then: volan-tokens build ${folder}`);
    } else {
      const { writeBrand } = await import('./brand/writeBrand.ts');
      const name = values.name ?? basename(resolve(folder));
      const files = await writeBrand(folder, name, values.out ?? folder, {
        modes: values.theme && [values.theme],
        usedBy: values['used-by']?.map((file) => readFileSync(file, 'utf8')),
      });
      console.log(`Written: ${files.join(', ')}. Import ${name}.css and set data-brand="${name}".`);
    }
  } catch (error) {
    if (!(error instanceof BrandProblem)) throw error;

    fail(error.message);
  }
}
