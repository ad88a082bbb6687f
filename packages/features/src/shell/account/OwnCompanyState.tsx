import { companyQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { CompanyState } from './CompanyState.tsx';

/**
 * The state of the own company on a page that does not know the account. It shows only what the loader of the page has
 * read: nothing for visitors and private accounts. [M12]
 */
export function OwnCompanyState() {
  const { data: company } = useQuery({ ...companyQueries.own(useApi()), enabled: false });

  return company ? <CompanyState company={company} /> : null;
}
