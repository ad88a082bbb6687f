import { QueryClient } from '@tanstack/react-query';

/** How long a reply counts as fresh, in milliseconds. */
const staleTimeMs = 60_000;

/** A query client with the defaults of the product: no refetch on window focus, no retry. [F26] */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: false, staleTime: staleTimeMs },
      mutations: { retry: false },
    },
  });
}
