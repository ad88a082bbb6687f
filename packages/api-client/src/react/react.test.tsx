import { successEnvelope } from '@volan/api-contract';
import { emptyCatalogQuery } from '@volan/domain-rules';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createApi } from '../createApi.ts';
import { createUid } from '../createUid.ts';
import { adQueries } from './adQueries.ts';
import { ApiProvider, useApi } from './ApiProvider.tsx';
import { taxonomyQueries } from './taxonomyQueries.ts';
import { createQueryClient } from './createQueryClient.ts';
import { placeQueries } from './placeQueries.ts';
import { textQueries } from './textQueries.ts';

function answering(body: unknown) {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: '',
    uid: createUid(0),
    version: '1',
    language: 'de',
    brand: 'volan',
    encrypt: false,
    fetch: async (url) => {
      asked.push(url as string);
      return Response.json(body);
    },
  });
  return { api, asked };
}

describe('the API of a page', () => {
  function Language() {
    return <b>{useApi().language}</b>;
  }

  it('reaches the parts below its provider', () => {
    const { api } = answering(null);
    expect(
      renderToString(
        <ApiProvider api={api}>
          <Language />
        </ApiProvider>,
      ),
    ).toBe('<b>de</b>');
  });

  it('says what to do without a provider', () => {
    expect(() => renderToString(<Language />)).toThrow(
      'useApi found no API. Wrap the app or the story in <ApiProvider',
    );
  });
});

describe('queries', () => {
  it('are not refetched on focus and not retried [F26]', async () => {
    const { api, asked } = answering({ status: 'error', error: 'internal', code: 500 });
    const client = createQueryClient();
    expect(client.getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false,
      retry: false,
      staleTime: 60_000,
    });
    await expect(client.fetchQuery(taxonomyQueries.categories(api))).rejects.toThrow(
      'listCategories failed with "internal"',
    );
    expect(asked).toHaveLength(1);
  });

  it('give a page of ads with its meta in the language of the client [T52]', async () => {
    const { api, asked } = answering(successEnvelope([{ id: 1 }], { total: 1 }));
    const page = await createQueryClient().fetchQuery(adQueries.search(api, { ...emptyCatalogQuery, categoryId: 1 }));
    expect(page).toEqual({ ads: [{ id: 1 }], meta: { total: 1 } });
    expect(asked).toEqual(['/v3/ads?category_id=1&lang=de']);
  });

  it('say what a gone ad was [B53]', async () => {
    const { api } = answering({
      status: 'error',
      error: 'gone',
      code: 410,
      data: { id: 9, title: 'Golf' },
      message: '',
    });
    const failing = createQueryClient().fetchQuery(adQueries.detail(api, 9));
    await expect(failing).rejects.toMatchObject({ failed: { failure: 'gone', data: { title: 'Golf' } } });
  });

  it('ask the calls of their subject', async () => {
    const { api, asked } = answering(successEnvelope([], null));
    const client = createQueryClient();
    await client.fetchQuery(adQueries.similar(api, 3));
    await client.fetchQuery(taxonomyQueries.category(api, 1));
    await client.fetchQuery(taxonomyQueries.categoryBySlug(api, 'vans'));
    await client.fetchQuery(taxonomyQueries.categoriesByIds(api, [1]));
    await client.fetchQuery(taxonomyQueries.brand(api, 7));
    await client.fetchQuery(taxonomyQueries.brands(api, 1));
    await client.fetchQuery(taxonomyQueries.models(api, 1, 7));
    await client.fetchQuery(taxonomyQueries.chassis(api, 1, 7001));
    await client.fetchQuery(taxonomyQueries.fuels(api, 1));
    await client.fetchQuery(placeQueries.countries(api));
    await client.fetchQuery(placeQueries.world(api, true));
    await client.fetchQuery(placeQueries.regions(api, 688));
    await client.fetchQuery(placeQueries.geo(api));
    await client.fetchQuery(textQueries.languages(api));
    await client.fetchQuery(textQueries.navigation(api));
    await client.fetchQuery(textQueries.messages(api));
    await client.fetchQuery(textQueries.agreement(api));
    await client.fetchQuery(textQueries.named(api, 'safety'));
    await client.fetchQuery(textQueries.mobileOperators(api));
    await client.fetchQuery(textQueries.description(api, 5, 'en'));
    expect(asked).toEqual([
      '/v3/ads/similar/3?lang=de',
      '/v3/category/get/1?lang=de',
      '/v3/items/category/vans?lang=de',
      '/v3/category/categories-by-ids?lang=de',
      '/v3/items/brand/7',
      '/v3/items/category/brands/1',
      '/v3/items/category/models/1/7',
      '/v3/items/category/chassis/1?model_id=7001',
      '/v3/items/category/fuels/1?lang=de',
      '/v3/country/list?lang=de',
      '/v3/country/world?lang=de&count=1',
      '/v3/country/regions/688?lang=de',
      '/api/geo',
      '/v3/language',
      '/v3/language/navigation?lang=de',
      '/v3/translate?lang=de',
      '/v3/translate/agreement?lang=de',
      '/v3/translate/specific?lang=de&name=safety',
      '/v3/translate/mobile-operators',
      '/v3/translate/description/5/en',
    ]);
  });

  it('have keys that begin with their subject and tell inputs apart', () => {
    const { api } = answering(null);
    const key = adQueries.detail(api, 1).queryKey;
    expect(key.slice(0, 1)).toEqual([...adQueries.all]);
    expect(key).not.toEqual(adQueries.detail(api, 2).queryKey);
    expect(key).toEqual(adQueries.detail(api, 1).queryKey);
  });
});
