import { existsSync } from 'node:fs';
import { languageValues } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { createTranslator } from './createTranslator.ts';
import { formatsOf, type Formats } from './formats/formatsOf.ts';
import type { Translator } from './Translator.ts';

describe('the entry of one language', () => {
  it.each([...languageValues, 'rs-cyrl'] as const)(
    'says and formats what the whole package does: %s',
    async (language) => {
      const entry = manifest.exports[`./${language}`]['@volan/source'];
      expect(existsSync(new URL(`../${entry}`, import.meta.url))).toBe(true);
      const { t, formats } = (await import(`./generated/languages/${language}.ts`)) as {
        t: Translator;
        formats: Formats;
      };
      const all = createTranslator(language);
      expect(t('catalog.show-ads', { count: 12_846 })).toBe(all('catalog.show-ads', { count: 12_846 }));
      const [moment, now] = ['2026-11-22T10:00:00Z', Date.UTC(2026, 10, 25, 10)];
      expect(formats.relativeTime(moment, now)).toBe(formatsOf(language).relativeTime(moment, now));
      expect(formats.price(17_990)).toBe(formatsOf(language).price(17_990));
    },
  );
});
