export { adQueries } from './adQueries.ts';
export { ApiProvider, type ApiProviderProps, useApi, useHasApi } from './ApiProvider.tsx';
export { taxonomyQueries } from './taxonomyQueries.ts';
export { companyQueries } from './companyQueries.ts';
export { createQueryClient } from './createQueryClient.ts';
export { modelQueries } from './modelQueries.ts';
export { placeQueries } from './placeQueries.ts';
export { pricingQueries } from './pricingQueries.ts';
export { textQueries } from './textQueries.ts';
