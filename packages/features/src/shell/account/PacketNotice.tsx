import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { CompanyState, type ReviewedCompany } from './CompanyState.tsx';

/**
 * Why an account cannot pay for a packet yet: it has no company, or its company is not approved. Says the state of the
 * review, and leads to the data of the company. [H07]
 */
export function PacketNotice({ company }: { company: ReviewedCompany | null }) {
  const site = useSite();
  const { t } = useMessages();
  if (company?.status === 'new' && company.review !== null) {
    return <CompanyState company={company} note={t('plans.after-approval')} />;
  }
  const isWaiting = company?.status === 'new';

  return (
    <Alert
      tone="info"
      actions={
        <Link href={pagePath(site, 'ownCompany', {})}>
          {t(isWaiting ? 'own-company.title' : 'own-company.register')}
        </Link>
      }
    >
      {t(isWaiting ? 'plans.after-approval' : 'failures.company-needed')}
    </Alert>
  );
}
