import type { CompanyReview, OwnCompany } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { builtLink } from '../shellLinks.ts';

/** The parts of a company that its state depends on. */
export type ReviewedCompany = Pick<OwnCompany, 'status' | 'review' | 'documents'>;

const tones = { waiting: 'info', asked: 'caution', refused: 'critical' } as const;

/** The key of the title; that of the text below it ends in `-text`. */
function titleKey({ state }: CompanyReview, { status }: ReviewedCompany) {
  if (state === 'asked') return 'own-company.asked';

  return status === 'public' ? (`own-company.change-${state}` as const) : (`own-company.${state}` as const);
}

/** Next steps of a company that waits for its first approval. */
function waitingHelp({ status, review, documents }: ReviewedCompany, t: Messages['t']) {
  if (status !== 'new' || review?.state !== 'waiting') return null;

  return t(documents.length === 0 ? 'own-company.waiting-documents' : 'own-company.waiting-complete');
}

export interface CompanyStateProps {
  company: ReviewedCompany;
  /** What the company cannot do until it is approved. @default nothing more is said */
  note?: string;
}

/**
 * The state of a company's review, with what its owner can do. Nothing for a company without an open review and without
 * a refusal. [M12, P55]
 */
export function CompanyState({ company, note }: CompanyStateProps) {
  const site = useSite();
  const { t } = useMessages();
  const { review } = company;
  if (review === null) return null;

  const key = titleKey(review, company);
  const settings = builtLink(site, 'ownCompany', {});
  const help = waitingHelp(company, t);
  const reasons = review.reasons.map((reason) => t(`company-review.reason-${reason}`)).join('; ');

  return (
    <Alert
      tone={tones[review.state]}
      title={t(key)}
      actions={
        <Row gap={2} wrap>
          {settings && settings !== site.pathname && <Link href={settings}>{t('own-company.title')}</Link>}
          {review.state === 'refused' && <Link href={pagePath(site, 'statements', {})}>{t('statements.title')}</Link>}
        </Row>
      }
    >
      {note !== undefined && <p>{note}</p>}
      {review.question !== '' && <p dir="auto">{review.question}</p>}
      {reasons !== '' && <p>{t('own-company.reasons', { reasons })}</p>}
      {review.text !== '' && <p dir="auto">{review.text}</p>}
      <p>
        {t(`${key}-text`)}
        {help !== null && ` ${help}`}
      </p>
    </Alert>
  );
}
