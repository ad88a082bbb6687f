import { QueryClientProvider } from '@tanstack/react-query';
import { createApi } from '@volan/api-client';
import { ApiProvider, createQueryClient } from '@volan/api-client/react';
import {
  brands,
  isLanguageValue,
  readWidgetQuery,
  valuesOf,
  type BrandId,
  type WidgetQuery,
} from '@volan/domain-rules';
import { fixtures, searchAds } from '@volan/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeKey } from '../blocks/catalogSearch/filterKeys.ts';
import { AdsWidget } from '../pages/widgets/AdsWidget.tsx';
import { PriceBadgeWidget } from '../pages/widgets/PriceBadgeWidget.tsx';
import { SearchWidget } from '../pages/widgets/SearchWidget.tsx';
import { StockWidget } from '../pages/widgets/StockWidget.tsx';
import { samplePlace, sampleSearch, sampleStock } from './widgetSamples.ts';
import type { Site } from '../runtime/site/Site.ts';
import { SiteProvider } from '../runtime/site/SiteProvider.tsx';
import { siteOf } from './storySite.ts';

function widgetOf(query: WidgetQuery, language: Site['language']): ReactElement {
  const { data, meta } = searchAds({ ...query.search, page: 1 }, language);
  const size = query.rows * query.columns;
  const [make] = valuesOf(query.search.filters, makeKey);
  const makeSlug = make && make.kind !== 'range' ? make.slug : '';
  const { page } = query.search;
  switch (query.kind) {
    case 'ads':
      return <AdsWidget ads={data.slice(0, size)} total={meta.total} place={samplePlace} isStrip={query.isStrip} />;
    case 'stock':
      return (
        <StockWidget
          {...sampleStock}
          ads={data.slice((page - 1) * size, page * size)}
          page={page}
          total={meta.total}
          pages={Math.ceil(meta.total / size)}
          make={makeSlug}
        />
      );
    case 'search':
      return (
        <SearchWidget
          {...sampleSearch}
          chosen={query.form}
          models={makeSlug === 'volkswagen' ? [{ slug: 'golf', title: 'Golf' }] : []}
          total={meta.total}
        />
      );
    case 'price-badge':
      return <PriceBadgeWidget ad={fixtures.ad(language, query.ad ?? 0)} />;
  }
}

/** The rules of the page, for a shadow root: no sheet of a document reaches into it. */
const sheets = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

/** Answers the elements of partners as our server does, out of the fixtures. [M65] */
export const widgetServer: HttpHandler = http.get('/widgets/v1/:kind', ({ request, params }) => {
  const { searchParams } = new URL(request.url);
  const brand: BrandId = searchParams.get('brand') === 'gearlane' ? 'gearlane' : 'volan';
  const asked = searchParams.get('lang') ?? '';
  const language = isLanguageValue(asked) ? asked : brands[brand].defaultLanguage;
  const query = readWidgetQuery(String(params['kind']), searchParams, language);
  if (!query) return HttpResponse.json({ problem: 'broken-query' }, { status: 400 });

  const api = createApi({ baseUrl: '', uid: 'story', version: 'story', language, brand });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <SiteProvider site={siteOf(brand, language)}>{widgetOf(query, language)}</SiteProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );

  return HttpResponse.html(`<style>${sheets()}</style>${html}`);
});

/** A server that refuses, with the reason that it names. */
export const widgetRefused = (problem: string, status: number): HttpHandler =>
  http.get('/widgets/v1/:kind', () => HttpResponse.json({ problem }, { status }));
