import type { Decorator } from '@storybook/react-vite';
import { companyQueries, useApi } from '@volan/api-client/react';
import { fixtures } from '@volan/mocks';
import { useQueryClient } from '@tanstack/react-query';

/** Puts a company that waits for its approval where the loader of a page leaves it. Put it before `inSite` in the list of decorators. */
export const withOwnCompany: Decorator = (Story) => {
  const queries = useQueryClient();
  const { queryKey } = companyQueries.own(useApi());
  queries.setQueryData(queryKey, fixtures.ownCompany());

  return <Story />;
};
