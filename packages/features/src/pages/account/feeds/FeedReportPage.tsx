import type { Account, FeedReport } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { StatTiles } from '@volan/ui/StatTiles';
import { Text } from '@volan/ui/Text';
import { useEffect } from 'react';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { failureText, useForm } from '../../../blocks/forms/useForm.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FeedReportRow } from './FeedReportRow.tsx';
import { feedHref, reportHref, runTitle } from './feedTexts.ts';

export interface FeedReportPageProps {
  account: Account;
  report: FeedReport;
  result?: FormResult | undefined;
  /** Reads the report again: called every few seconds while the run continues. */
  onWaiting?: (() => void) | undefined;
}

const lookEveryMs = 2500;

const counted = ['read', 'created', 'updated', 'unchanged', 'refused', 'paused', 'resumed'] as const;

/** The result of a run: its counts, and each row with a problem, which can be corrected in place. [H07] */
export function FeedReportPage({ account, report, result, onWaiting }: FeedReportPageProps) {
  const { run, feed, rows, page, pages } = report;
  const site = useSite();
  const messages = useMessages();
  const { t, number } = messages;
  const path = pagePath(site, 'feeds', {});
  const goesOn = run.state === 'waiting' || run.state === 'running';
  const form = useForm(result, 'run', 'run-');

  useEffect(() => {
    if (!goesOn || !onWaiting) return undefined;

    const timer = setInterval(onWaiting, lookEveryMs);
    return () => clearInterval(timer);
  }, [goesOn, onWaiting]);

  return (
    <AccountPage account={account} page="feeds" title={`${feed.name}: ${runTitle(messages, run)}`}>
      <Row gap={2} wrap>
        <Link href={path}>{t('feeds.all')}</Link>
        <Link href={feedHref(path, feed.id)}>{feed.name}</Link>
      </Row>
      {goesOn && (
        <Alert tone="info" actions={<Link href={reportHref(path, run.id)}>{t('feeds.look-again')}</Link>}>
          {run.state === 'waiting' ? t('feeds.waiting') : t('feeds.running', { count: number(run.read) })}
        </Alert>
      )}
      {run.error !== null && (
        <Alert tone="critical">{[failureText(t, run.error), run.detail].filter(Boolean).join(' ')}</Alert>
      )}
      {run.held_back > 0 && <Alert tone="caution">{t('feeds.held-back', { count: number(run.held_back) })}</Alert>}
      <StatTiles
        label={t('feeds.runs')}
        size="plain"
        tiles={counted
          .filter((name) => name === 'read' || run[name] > 0)
          .map((name) => ({ label: t(`feeds.${name}`), value: number(run[name]) }))}
      />
      {!goesOn && feed.is_mapped && (
        <form method="post" noValidate>
          <input type="hidden" name="form" value="run" />
          <input type="hidden" name="id" value={feed.id} />
          <FormHead id="run-errors" form={form} />
          <Row gap={1} wrap>
            <Button type="submit" name="dry" value="0" variant="primary">
              {t('feeds.run')}
            </Button>
            <Button type="submit" name="dry" value="1">
              {t('feeds.check')}
            </Button>
          </Row>
        </form>
      )}
      <Card as="section" kind="panel" padding="panel" labelledBy="feed-rows">
        <Stack gap={2}>
          <Heading level={2} size="h3" id="feed-rows">
            {t('feeds.read')}
          </Heading>
          {rows.length === 0 && !goesOn && run.error === null && <Text>{t('feeds.nothing')}</Text>}
          <Stack as="ul" gap={2}>
            {rows.map((row) => (
              <FeedReportRow
                key={`${row.line} ${row.row}`}
                row={row}
                run={run}
                page={page}
                fields={report.fields}
                result={result}
              />
            ))}
          </Stack>
          {pages > 1 && <Pagination {...pagerOf(page, pages, (to) => reportHref(path, run.id, to), messages)} />}
        </Stack>
      </Card>
    </AccountPage>
  );
}
