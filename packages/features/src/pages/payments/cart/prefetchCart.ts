import type { Api } from '@volan/api-client';
import { pricingQueries } from '@volan/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

/** Reads the prices on the server; where they fail the browser asks again, beside the cart that it keeps. [T15] */
export const prefetchCart = (queries: QueryClient, api: Api) => queries.prefetchQuery(pricingQueries.list(api));
