import { brands, type LanguageValue } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../runtime/site/Site.ts';
import { siteAt } from '../../runtime/site/testing/siteAt.ts';
import { messagesOf } from '../../runtime/site/useMessages.ts';
import { adCardData, adCardKey } from './adCardData.ts';

const anHour = 3_600_000;
const base = siteAt('/catalog/vehicles', { now: Date.parse('2026-11-22T10:00:00Z') });

/** Sites that differ in everything a card might show. */
const sites: Site[] = [brands.gearlane, brands.volan].flatMap((brand) =>
  (['rs', 'en', 'de'] satisfies LanguageValue[]).flatMap((language) =>
    [0, 30].flatMap((hours) => [
      { ...base, brand, language, now: base.now + hours * anHour },
      { ...base, brand, language, now: base.now + hours * anHour, inCyrillic: true },
      {
        ...base,
        brand,
        language,
        country: 'DE',
        host: 'de.other.example',
        pathname: '/x',
        search: '?y',
        protocol: 'http:',
      },
    ]),
  ),
);

describe('the cache key of a card', () => {
  it('differs wherever the card does: for other ads, brands, languages, scripts and ages', () => {
    const cards = sites.flatMap((site) =>
      fixtures
        .ads('en')
        .slice(0, 6)
        .map((ad) => {
          const messages = messagesOf(site);
          return { key: adCardKey(ad, site, messages), shown: JSON.stringify(adCardData(ad, site, messages)) };
        }),
    );
    const byKey = Map.groupBy(cards, ({ key }) => key);
    expect([...byKey.values()].filter((same) => new Set(same.map(({ shown }) => shown)).size > 1)).toEqual([]);
    expect(byKey.size).toBeLessThan(cards.length);
  });
});
