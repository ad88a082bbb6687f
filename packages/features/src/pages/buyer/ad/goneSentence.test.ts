import type { AdGone } from '@volan/api-contract';
import { brands, languagesOf } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { goneSentence } from './goneSentence.ts';

const ad = {
  title: 'Volkswagen Golf',
  price: 8900,
  first_seen_at: '2026-10-22T10:00:00Z',
  ended_at: '2026-11-14T09:00:00Z',
} as AdGone;

const sentence = (gone: AdGone, language: Site['language'] = 'en') => {
  const site = { brand: brands.gearlane, language, now: 0 } as Site;
  return goneSentence(gone, site, messagesOf(site)).replaceAll('\u00a0', ' ');
};

describe('the end of an ad [B53]', () => {
  it('names the day it left, the days it was public and the last price', () => {
    expect(sentence(ad)).toBe(
      'Volkswagen Golf left the site on 14 Nov 2026 after 23 days. The asking price was €8,900.',
    );
    expect(sentence(ad, 'rs')).toBe(
      'Volkswagen Golf: oglas je skinut 14. 11. 2026. posle 23 dana. Poslednja cena bila je 8.900 €.',
    );
  });

  it('is a day at least, and tells no price that was on request', () => {
    expect(sentence({ ...ad, price: null, first_seen_at: '2026-11-14T08:00:00Z' })).toMatch(/after 1 day\.$/);
  });

  it('tells no day where none is known, as of what a moderator removed', () => {
    expect(sentence({ ...ad, price: null, ended_at: null })).toBe(
      'Volkswagen Golf is no longer for sale. Have a look at similar ads.',
    );
  });

  it('says of a paused ad that it may return', () => {
    expect(sentence({ ...ad, status: 'paused' })).toBe(
      'The seller has taken Volkswagen Golf off the site for now. The ad may return; until then, have a look at similar ones.',
    );
  });

  it.each(languagesOf(brands.gearlane))('names all three in %s', (language) => {
    const said = sentence(ad, language);
    expect(said).toContain('23');
    expect(said).toMatch(/8[.,\s]?900/);
    expect(said).toContain('Volkswagen Golf');
  });
});
