import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ManagedCompany } from '@volan/api-contract';
import { companyReasons, pathOf } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { TablePager } from '@volan/ui/TablePager';
import { useParams } from 'react-router';
import { AuditSection } from '../entities/audit/AuditSection.tsx';
import { companyQueries } from '../entities/companies/companyQueries.ts';
import { companyReasonWords, companyState, companyWhyWords } from '../entities/companies/companyWords.ts';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';
import { CompanyDecision } from './CompanyDecision.tsx';
import { CompanyEvidence } from './CompanyEvidence.tsx';

/** Position of the company in the queue, and links to its neighbours. */
function CompanyPager({ queue: { position, total, previous, next } }: { queue: NonNullable<ManagedCompany['queue']> }) {
  const { texts, words } = useSite();
  const { number } = words.formats;
  const hrefOf = (id: number | null) => id !== null && { href: `${base}/companies/${id}` };

  return (
    <TablePager
      label={texts.queue}
      previous={{ label: texts.companyPrevious, ...hrefOf(previous) }}
      next={{ label: texts.companyNext, ...hrefOf(next) }}
    >
      {number(position)} {texts.of} {number(total)}
    </TablePager>
  );
}

/** What a moderator has to know before the decision: why it waits, what was asked, why it was refused before. */
function CompanyNotices({ company }: { company: ManagedCompany }) {
  const { texts } = useSite();
  const refused = [
    ...companyReasons
      .filter((reason) => company.refused_for.includes(reason))
      .map((reason) => texts[companyReasonWords[reason]]),
    company.reason,
  ].filter(Boolean);
  return (
    <>
      {company.waiting_since !== null && (
        <Alert tone="caution" title={texts.why}>
          {company.why.map((why) => texts[companyWhyWords[why]]).join(', ')}
        </Alert>
      )}
      {company.question !== '' && (
        <Alert tone="info" title={texts.asked}>
          {company.question}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert tone="info" title={texts.companyRefusedBefore}>
          {refused.join('. ')}
        </Alert>
      )}
    </>
  );
}

/** A company with the evidence for a decision, old data beside new, and the controls to decide. [M12, P55, H04] */
export function CompanyPage() {
  const site = useSite();
  const { texts, brand, language } = site;
  const { id = '' } = useParams();
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  const found = useQuery({ ...companyQueries.one(useApi(), number), enabled: number > 0 });
  if (number > 0 && found.isPending) return <Spinner label={texts.loading} />;

  const company = found.data;
  if (!company) {
    return (
      <AdminFrame title={texts.caseCompany}>
        <Alert tone="caution">{texts.companyFailed}</Alert>
      </AdminFrame>
    );
  }
  const canDecide = company.waiting_since !== null || company.status === 'public';

  return (
    <AdminFrame
      title={company.data.name}
      subtitle={companyState(company, site)}
      path={
        <Breadcrumbs
          label={texts.path}
          crumbs={[{ label: texts.moderation, href: `${base}/moderation?kind=company` }, { label: texts.caseCompany }]}
        />
      }
      actions={
        <>
          {company.status === 'public' && (
            <Button icon="eye" href={pathOf(brand, 'company', { companySlug: company.slug }, language)}>
              {texts.companyToPage}
            </Button>
          )}
          {company.queue && <CompanyPager queue={company.queue} />}
        </>
      }
    >
      <Stack gap={2}>
        <CompanyNotices company={company} />
        {company.waiting_since === null && <Alert tone="info">{texts.companyNothingWaits}</Alert>}
        {canDecide ? (
          <CompanyDecision key={`${company.id} ${company.version}`} company={company} />
        ) : (
          <CompanyEvidence company={company} />
        )}
        <AuditSection path={`companies/${company.id}`} of={{ entity: 'company', entity_id: String(company.id) }} />
      </Stack>
    </AdminFrame>
  );
}
