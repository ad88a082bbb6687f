import type { Account, Category, Feed } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { feedHref, reportHref, runTitle } from './feedTexts.ts';
import { RunState } from './RunState.tsx';

/** A company that the account acts for, with its feeds. */
export interface FeedCompany {
  readonly id: number;
  readonly name: string;
  readonly feeds: readonly Feed[];
  /** Its packet has feeds. [M13] */
  readonly isInPlan: boolean;
}

export interface FeedsPageProps {
  account: Account;
  companies: readonly FeedCompany[];
  /** The categories of a feed; the first one is chosen. */
  categories: readonly Pick<Category, 'id' | 'title'>[];
  result?: FormResult | undefined;
}

/** The stock of companies as files: what each feed did last, and a form for another. [H07, M13] */
export function FeedsPage({ account, companies, categories, result }: FeedsPageProps) {
  const { t } = useMessages();
  return (
    <AccountPage account={account} page="feeds" title={t('feeds.title')}>
      <Text tone="secondary">{t('feeds.text')}</Text>
      {companies.length === 0 && <Alert tone="info">{t('feeds.no-company')}</Alert>}
      {companies.map((company) => (
        <CompanyFeeds key={company.id} company={company} categories={categories} result={result} />
      ))}
    </AccountPage>
  );
}

function CompanyFeeds({
  company,
  categories,
  result,
}: Pick<FeedsPageProps, 'categories' | 'result'> & { company: FeedCompany }) {
  const { t } = useMessages();
  const plans = builtLink(useSite(), 'paymentPlans', {});
  const own = result?.values['company_id'] === String(company.id) ? result : undefined;
  const name = `create-${company.id}`;
  const labels = { name: t('feeds.name'), category_id: t('company.category'), url: t('feeds.url') };
  const form = useForm(own, name, `${name}-`, labels);
  const title = `feeds-${company.id}`;

  return (
    <>
      <Card as="section" kind="panel" padding="panel" labelledBy={title}>
        <Stack gap={2}>
          <Heading level={2} size="h3" id={title}>
            {company.name}
          </Heading>
          {!company.isInPlan && (
            <Alert tone="caution" actions={plans && <Link href={plans}>{t('feeds.plans')}</Link>}>
              {t('failures.plan-needed')}
            </Alert>
          )}
          {company.feeds.length === 0 && <Text tone="secondary">{t('feeds.none')}</Text>}
          <Stack as="ul" gap={2}>
            {company.feeds.map((feed) => (
              <FeedLine key={feed.id} feed={feed} />
            ))}
          </Stack>
        </Stack>
      </Card>
      {company.isInPlan && (
        <FormCard name={name} title={t('feeds.add')} form={form}>
          <input type="hidden" name="company_id" value={company.id} />
          <TextInput
            id={`${name}-name`}
            name="name"
            label={labels.name}
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={form.value('name')}
            error={form.error('name')}
          />
          <Select
            id={`${name}-category_id`}
            name="category_id"
            label={labels.category_id}
            options={categories.map(({ id, title: label }) => ({ value: String(id), label }))}
            defaultValue={form.value('category_id', String(categories[0]?.id ?? ''))}
            error={form.error('category_id')}
          />
          <TextInput
            id={`${name}-url`}
            name="url"
            type="url"
            label={labels.url}
            hint={t('feeds.url-hint')}
            autoComplete="off"
            maxLength={2000}
            defaultValue={form.value('url')}
            error={form.error('url')}
          />
          <Row>
            <Button type="submit" variant="primary">
              {t('feeds.create')}
            </Button>
          </Row>
        </FormCard>
      )}
    </>
  );
}

/** One feed with what it did last. */
function FeedLine({ feed }: { feed: Feed }) {
  const site = useSite();
  const messages = useMessages();
  const { t, number } = messages;
  const path = pagePath(site, 'feeds', {});
  const run = feed.last_run;

  return (
    <li>
      <Stack gap={0.5}>
        <Row gap={1} wrap justify="between">
          <Link href={feedHref(path, feed.id)}>{feed.name}</Link>
          <Text tone="secondary">{t('feeds.ads', { count: number(feed.ads) })}</Text>
        </Row>
        {run && (
          <Row gap={1} wrap>
            <Link href={reportHref(path, run.id)}>{runTitle(messages, run)}</Link>
            <RunState run={run} />
          </Row>
        )}
      </Stack>
    </li>
  );
}
