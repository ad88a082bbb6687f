import { type CatalogQuery, emptyCatalogQuery, readCatalogQuery } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { listAds } from '@volan/api-contract/wire';
import { callAddress } from './callAddress.ts';
import { searchInput } from './searchInput.ts';

const addressOf = (query: CatalogQuery) => callAddress('', listAds, searchInput(query)).url;

describe('a search on its way to the API [B26]', () => {
  it('leaves out what is the default', () => {
    expect(addressOf(emptyCatalogQuery)).toBe('/v3/ads');
  });

  it.each([
    'category_id=1&page=3&filters=cena:3000..8000;odrzavanje:garancija*prvi-vlasnik&sort=price&order=asc&credit=1&q=golf&country=DE*RS',
    'filters=zamena:za-jeftiniji-model*sve-jedno',
    'credit=1',
    'sort=created_at&order=desc',
  ])('reaches the API as the page read it: %s', (text) => {
    const { query } = readCatalogQuery(new URLSearchParams(text));
    const sent = new URL(addressOf(query), 'http://localhost').searchParams;
    expect(readCatalogQuery(sent)).toEqual({ query, bad: [] });
  });

  it('has one address for every order of choosing filters', () => {
    const first = readCatalogQuery(new URLSearchParams('filters=gorivo:dizel;cena:..9000&country=RS*DE')).query;
    const second = readCatalogQuery(new URLSearchParams('country=DE*RS&filters=cena:..9000;gorivo:dizel')).query;
    expect(addressOf(first)).toBe(addressOf(second));
  });
});
