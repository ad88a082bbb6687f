import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageValues } from '../../packages/domain-rules/src/languages/LanguageValue.ts';
import { CliError } from '../CliError.ts';
import type { Plan } from './Change.ts';
import type { Names } from './Names.ts';

/** One of our brands: a folder of tokens, settings and a logo. */
export function brand({ kebab, title }: Names, root: string): Plan {
  if (readdirSync(join(root, 'brands')).includes(kebab)) {
    throw new CliError(`The brand "${kebab}" exists.`, 'A folder of brands/ is one brand.', 'Choose another name.');
  }
  const others = languageValues.filter((language) => language !== 'en');
  return {
    changes: [
      {
        path: `brands/${kebab}/brand.tokens.json`,
        create: readFileSync(join(root, 'packages/tokens/dtcg/example.tokens.json'), 'utf8'),
      },
      {
        path: `brands/${kebab}/settings.ts`,
        create: `import type { BrandFile } from '../../packages/domain-rules/src/brands/BrandSettings.ts';

export default {
  name: '${title}',
  logo: { wordmark: '${title}' },
  hosts: ['${kebab}.localhost'],
  spelling: 'english',
  defaultLanguage: 'en',
  alternateLanguages: [${others.map((language) => `'${language}'`).join(', ')}],
  creditCurrency: 'EUR',
  adCurrency: 'EUR',
  loanExample: { rate: 9, day: '2026-11-30' },
  defaultCategory: 'vehicles',
  timeZone: 'Europe/Belgrade',
  contact: { email: 'info@${kebab}.example' },
  features: { countryPicker: false, beta: false },
} satisfies BrandFile;
`,
      },
      {
        path: `brands/${kebab}/icon.svg`,
        create: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#33658a"/></svg>\n`,
      },
    ],
    next: [
      `Change the look in brands/${kebab}/brand.tokens.json, then: npm run generate.`,
      `See it: npm start, http://${kebab}.localhost:3000, or the brand in the toolbar of Storybook.`,
    ],
  };
}
