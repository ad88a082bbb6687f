export {
  catalogHref,
  searchAt,
  type CatalogPlace,
  type CatalogView,
} from '../../../blocks/catalogSearch/catalogPlace.ts';
export { CatalogPage, type CatalogPageProps } from './CatalogPage.tsx';
export { filterOrder } from './filterOrder.ts';
export { prefetchCatalog } from './prefetchCatalog.ts';
export { readCatalogAddress, type CatalogAddress } from './readCatalogAddress.ts';
