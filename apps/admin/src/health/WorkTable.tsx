import type { WaitingWork } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { momentText } from '../shell/momentText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';

type Item = WaitingWork['items'][number];

/** Tries one item again, or all failed ones. */
type Retry = (id?: string) => void;

function columnsOf(site: AdminSite, retry: Retry): readonly DataColumn<Item>[] {
  const { texts, words } = site;
  return [
    { key: 'what', label: texts.workWhat, cell: ({ subject }) => subject },
    { key: 'problem', label: texts.workProblem, cell: ({ problem }) => problem },
    { key: 'tries', label: texts.workTries, kind: 'number', cell: ({ tries }) => words.formats.number(tries) },
    { key: 'since', label: texts.workSince, kind: 'quiet', cell: ({ since }) => momentText(site, since) },
    {
      key: 'next',
      label: texts.workNext,
      kind: 'quiet',
      cell: ({ next_try_at: at }) => (at === null ? texts.workGivenUp : momentText(site, at)),
    },
    {
      key: 'retry',
      label: texts.actions,
      cell: ({ id, subject }) => (
        <Button size="small" onClick={() => retry(id)} aria-label={`${texts.workRetry}: ${subject}`}>
          {texts.workRetry}
        </Button>
      ),
    },
  ];
}

/** Work of one kind: how much waits and for how long, and its failed items. */
export function WorkTable({ work, now, retry }: { work: WaitingWork; now: number; retry: Retry }) {
  const site = useSite();
  const { texts, words } = site;
  const { kind, waiting, oldest_at: oldest, failing, items } = work;
  const name = texts[`job-${kind}`];

  return (
    <Stack gap={1}>
      <Row gap={1.5}>
        <Heading level={3} size="title">
          {name}
        </Heading>
        <Text as="span" tone="secondary">
          {words.formats.number(waiting)} {texts.workWaiting}
          {oldest !== null && `, ${texts.oldest}: ${words.formats.relativeTime(oldest, now)}`}
        </Text>
        {failing > 0 && <Tag tone="critical">{`${words.formats.number(failing)} ${texts.workFailing}`}</Tag>}
        {failing > 1 && (
          <Button size="small" onClick={() => retry()} aria-label={`${texts.workRetryAll}: ${name}`}>
            {texts.workRetryAll}
          </Button>
        )}
      </Row>
      {failing > 0 && (
        <DataTable
          id={`work-${kind}`}
          caption={name}
          columns={columnsOf(site, retry)}
          rows={items}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="circle-check" title={texts.workNone} help="" />}
        />
      )}
    </Stack>
  );
}
