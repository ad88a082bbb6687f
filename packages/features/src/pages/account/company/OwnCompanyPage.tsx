import type { Account, OwnCompany } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import type { NamedPlace } from '../profile/Addresses.tsx';
import { companyForm } from './companyFormFields.ts';
import { companyLabels } from './companyLabels.ts';
import { CompanyPlaceFields } from './CompanyPlaceFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { ReviewedFields } from './ReviewedFields.tsx';

export interface OwnCompanyPageProps {
  account: Account;
  company: OwnCompany;
  /** Regions of the country of the company. */
  regions: readonly NamedPlace[];
  result?: FormResult | undefined;
}

/**
 * The data of a company, its hours and its documents. One form, so that nothing typed is lost by sending another one.
 * [M12, P55]
 */
export function OwnCompanyPage({ account, company, regions, result }: OwnCompanyPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const { slug, status } = company;

  return (
    <AccountPage account={account} page="ownCompany" title={t('own-company.title')}>
      <Row gap={2} wrap>
        {status === 'public' && (
          <Link href={pagePath(site, 'company', { companySlug: slug })}>{t('own-company.public-page')}</Link>
        )}
        <Link href={pagePath(site, 'settings', {})}>{t('own-company.pictures')}</Link>
        <Link href={pagePath(site, 'companyMembers', {})}>{t('members.title')}</Link>
      </Row>
      {status === 'closed' ? (
        <Alert tone="info">{t('own-company.closed')}</Alert>
      ) : (
        <CompanyForm company={company} regions={regions} result={result} />
      )}
    </AccountPage>
  );
}

function CompanyForm({ company, regions, result }: Omit<OwnCompanyPageProps, 'account'>) {
  const messages = useMessages();
  const { t } = messages;
  const labels = companyLabels(company, messages);
  const form = useForm(result, companyForm, `${companyForm}-`, labels);
  const part = { company, form, labels };

  return (
    <FormCard name={companyForm} title={company.data.name} form={form} done={t('account.saved')} files>
      <Stack gap={4}>
        <ReviewedFields {...part} />
        <DocumentFields {...part} />
        <ContactFields {...part} />
        <CompanyPlaceFields {...part} regions={regions} />
        <HoursFields {...part} />
        <Row>
          <Button type="submit" variant="primary">
            {t('account.save')}
          </Button>
        </Row>
      </Stack>
    </FormCard>
  );
}
