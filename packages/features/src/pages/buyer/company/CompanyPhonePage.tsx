import type { CompanyDetails } from '@volan/api-contract';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { PhonePage, type PhonePageProps } from '../ad/PhonePage.tsx';

export interface CompanyPhonePageProps extends Pick<PhonePageProps, 'found' | 'failure'> {
  company: Pick<CompanyDetails, 'slug' | 'name' | 'has_phone'>;
}

/** The phone of a company for browsers without scripts. [M58] */
export function CompanyPhonePage({ company, found, failure }: CompanyPhonePageProps) {
  const href = pagePath(useSite(), 'company', { companySlug: company.slug });
  return (
    <PhonePage from={{ title: company.name, href }} hasPhone={company.has_phone} found={found} failure={failure} />
  );
}
