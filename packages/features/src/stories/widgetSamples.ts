import { emptyCatalogQuery } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import type { CatalogPlace } from '../blocks/catalogSearch/catalogPlace.ts';
import { shortQuestions } from '../blocks/shortSearch/shortQuestions.ts';
import type { SearchWidgetProps } from '../pages/widgets/SearchWidget.tsx';
import type { StockWidgetProps } from '../pages/widgets/StockWidget.tsx';

// What widgets of stories show.

export const samplePlace: CatalogPlace = { categorySlug: 'vehicles', query: emptyCatalogQuery, view: 'grid' };

const company = fixtures.company('rs', 'auto-kuca-dunav');

export const sampleAds = fixtures.ads('rs');

export const sampleStock: StockWidgetProps = {
  ads: sampleAds.slice(0, 6),
  total: 14,
  page: 1,
  pages: 3,
  makes: [
    { slug: 'skoda', title: 'Škoda' },
    { slug: 'volkswagen', title: 'Volkswagen' },
  ],
  make: '',
  place: { ...samplePlace, stockOf: { companySlug: company.slug, seller: company.seller } },
};

export const sampleSearch: SearchWidgetProps = {
  questions: shortQuestions(
    fixtures.category('rs').specifications,
    [{ id: 1, slug: 'volkswagen', title: 'Volkswagen', count: 12 }] as never,
    'rs',
    2026,
  ),
  models: [],
  chosen: new URLSearchParams(),
  total: 12_846,
  action: '#list',
  kept: '',
};
