import type { Account, MyCarService, OwnCompany } from '@volan/api-contract';
import { reviewedCompanyFields, serviceLimits } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { SpecList } from '@volan/ui/SpecList';
import { StatCard } from '@volan/ui/StatCard';
import { Text } from '@volan/ui/Text';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { companyLabels } from '../company/companyLabels.ts';
import { ServiceForm } from './ServiceForm.tsx';
import type { ServiceChoices } from './ServiceFormProps.ts';

/** An own service with everything that its page shows. */
export interface ShownService extends ServiceChoices {
  readonly service: MyCarService;
  /** Other services that the user looks after. */
  readonly others: readonly Pick<MyCarService, 'id' | 'name'>[];
  /** Its company, for those whose own it is: its changes may wait for a moderator. */
  readonly company: OwnCompany | null;
  /** It was registered just now. */
  readonly isRegistered: boolean;
}

export interface MyServicePageProps {
  account: Account;
  /** Null: the user looks after no service. */
  shown: ShownService | null;
  result?: FormResult | undefined;
}

/** The own car service: its state, its numbers and one form for all of it. Without one it leads to registering. [B20] */
export function MyServicePage({ account, shown, result }: MyServicePageProps) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <AccountPage account={account} page="myService" title={t('own-service.title')}>
      {shown ? (
        <OwnService {...shown} result={result} />
      ) : (
        <EmptyState
          icon="wrench"
          title={t('own-service.none')}
          help={t('own-service.register-text')}
          action={
            <Button variant="primary" href={pagePath(site, 'registerService', {})}>
              {t('services.register')}
            </Button>
          }
        />
      )}
    </AccountPage>
  );
}

function OwnService({
  service,
  others,
  company,
  isRegistered,
  kinds,
  makes,
  result,
}: ShownService & Pick<MyServicePageProps, 'result'>) {
  const site = useSite();
  const { t } = useMessages();
  const { id, version, opening_hours, hours_exceptions } = service;

  return (
    <>
      {isRegistered && result === undefined && <AnswerAlert tone="positive">{t('own-service.registered')}</AnswerAlert>}
      <ServiceState service={service} />
      <ServiceNumbers {...service.stats} />
      {company?.changes && <WaitingChanges company={company} />}
      {others.length > 0 && (
        <Row gap={2} wrap>
          <Text tone="secondary">{t('own-service.others')}</Text>
          {others.map((other) => (
            <Link key={other.id} href={`${pagePath(site, 'myService', {})}?service=${other.id}`}>
              {other.name}
            </Link>
          ))}
        </Row>
      )}
      {/* another version is another form: the form shows the stored values after saving */}
      <ServiceForm
        key={`${id} ${version}`}
        company={{ id, opening_hours, hours_exceptions }}
        service={service}
        kinds={kinds}
        makes={makes}
        result={result}
      />
    </>
  );
}

const tones = { public: 'positive', paused: 'caution', waiting: 'info', closed: 'critical' } as const;

/** Whether visitors see the service, and why not. */
function ServiceState({ service: { id, name, state } }: Pick<ShownService, 'service'>) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <Alert
      tone={tones[state]}
      title={name}
      actions={
        <Row gap={2} wrap>
          {state === 'public' && (
            <Link href={pagePath(site, 'service', { serviceId: id })}>{t('own-company.public-page')}</Link>
          )}
          <Link href={pagePath(site, 'ownCompany', {})}>{t('own-service.company-data')}</Link>
        </Row>
      }
    >
      {t(`own-service.state-${state}`)}
    </Alert>
  );
}

/** How often its page was seen, its phone asked for, and a request sent. */
function ServiceNumbers({ views, reveals, requests, ...recently }: MyCarService['stats']) {
  const { t, number } = useMessages();
  const recent = (count: number) =>
    t('own-service.recent', { number: number(count), days: number(serviceLimits.recentDays) });

  return (
    <Grid layout="panels3">
      <StatCard label={t('my-ads.views')} icon="eye" value={number(views)} note={recent(recently.recent_views)} />
      <StatCard
        label={t('my-ads.reveals')}
        icon="phone"
        value={number(reveals)}
        note={recent(recently.recent_reveals)}
      />
      <StatCard
        label={t('own-service.requests')}
        icon="message-circle"
        value={number(requests)}
        note={recent(recently.recent_requests)}
      />
    </Grid>
  );
}

/** The changes of its company that moderators look at, each with what is public until then. [M12] */
function WaitingChanges({ company }: { company: OwnCompany }) {
  const messages = useMessages();
  const { t } = messages;
  const labels = companyLabels(company, messages);
  const rows = reviewedCompanyFields.flatMap((field) => {
    const value = company.changes?.[field];
    return value === undefined
      ? []
      : [
          {
            label: labels[field] ?? field,
            value: `${value} · ${t('own-company.public-now', { value: company.data[field] })}`,
          },
        ];
  });

  return (
    <Card kind="panel" padding="panel" gap={1.5}>
      <Heading level={2} size="h3">
        {t('own-company.change-waiting')}
      </Heading>
      <SpecList columns={1} rows={rows} />
    </Card>
  );
}
