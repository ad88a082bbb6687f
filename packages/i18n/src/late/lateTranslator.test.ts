import { languageValues } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../createTranslator.ts';
import { lateTranslator } from './lateTranslator.ts';

describe('the words of a part that comes late', () => {
  it.each([...languageValues, 'rs-cyrl'] as const)('are those of the whole catalogue: %s', async (language) => {
    const [late, all] = [await lateTranslator('overlays', language), createTranslator(language)];
    expect(late('confirm-action')).toBe(all('confirm-action'));
    expect(late('overlays.app-title', { brand: 'Volan' })).toBe(all('overlays.app-title', { brand: 'Volan' }));
  });
});
