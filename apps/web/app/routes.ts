import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { brandIds, brands, routes, type Page } from '@volan/domain-rules';

/** The module of every built page. A page that is built but missing here does not compile. */
const modules = {
  catalog: './routes/catalog.tsx',
  ad: './routes/ad.tsx',
  adDetails: './routes/ad.tsx',
} as const satisfies Partial<Record<Page, string>>;

/** `/catalog/{categorySlug}` → `catalog/:categorySlug`; the gate has checked what stands in the placeholders. */
const pattern = (path: string) => path.slice(1).replace(/\{(\w+)\}/g, ':$1');

function entriesOf(page: keyof typeof modules): RouteConfigEntry[] {
  const paths = new Set(brandIds.map((brand) => pattern(routes[page][brands[brand].spelling])));
  return [...paths].map((path, place) => route(path, modules[page], { id: place === 0 ? page : `${page}-${place}` }));
}

export default [
  ...prefix(':language?', (Object.keys(modules) as (keyof typeof modules)[]).flatMap(entriesOf)),
  index('./routes/missing.tsx', { id: 'front-door' }),
  route('*', './routes/missing.tsx', { id: 'missing' }),
] satisfies RouteConfig;
