import { useQuery } from '@tanstack/react-query';
import { CallError } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { OpenLine } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Row } from '@volan/ui/Row';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { lineColumns } from './StatementReport.tsx';
import { statementQueries, useDecideLine } from './statementQueries.ts';

/** Open lines on one page, as the API answers them. */
const perPage = 50;

/** Books a line for the order that an administrator names. [M42, M43] */
function MatchDialog({ line }: { line: OpenLine }) {
  const { texts, words } = useSite();
  const decide = useDecideLine();
  const [reference, setReference] = useState(line.attempt_id ?? '');
  const [missing, setMissing] = useState(false);
  const id = `match-${line.id}`;
  const { error } = decide;
  const isUnknown = error instanceof CallError && error.failed.failure === 'validation';
  return (
    <ReasonDialog
      id={id}
      name={texts.matchLine}
      text={
        <>
          {line.payer}, {words.formats.money(line.amount, line.currency)}. {texts.matchText}
        </>
      }
      fields={
        <TextInput
          id={`${id}-reference`}
          label={texts.referenceNumber}
          hint={texts.referenceHint}
          error={missing || isUnknown ? texts.referenceUnknown : undefined}
          required
          maxLength={40}
          autoComplete="off"
          value={reference}
          onValueChange={setReference}
        />
      }
      isWrong={() => {
        const isMissing = reference.trim() === '';
        setMissing(isMissing);
        return isMissing;
      }}
      error={isUnknown ? null : error}
      isPending={decide.isPending}
      onDecide={(reason, close) => decide.mutate({ line: line.id, reference, reason }, { onSuccess: close })}
    />
  );
}

/** Takes a line off the list. [M42] */
function DismissDialog({ line }: { line: OpenLine }) {
  const { texts, words } = useSite();
  const decide = useDecideLine();
  return (
    <ReasonDialog
      id={`dismiss-${line.id}`}
      name={texts.dismissLine}
      text={
        <>
          {line.payer}, {words.formats.money(line.amount, line.currency)}. {texts.dismissText}
        </>
      }
      error={decide.error}
      isPending={decide.isPending}
      onDecide={(reason, close) => decide.mutate({ line: line.id, reason }, { onSuccess: close })}
    />
  );
}

const columnsOf = (site: AdminSite): DataColumn<OpenLine>[] => [
  ...lineColumns<OpenLine>(site),
  {
    key: 'actions',
    label: site.texts.actions,
    cell: (line) => (
      <Row gap={1}>
        <MatchDialog line={line} />
        <DismissDialog line={line} />
      </Row>
    ),
  },
];

/** Money that came and that no import could book. [M42] */
export function OpenLines() {
  const site = useSite();
  const { texts } = site;
  const [params] = useSearchParams();
  const page = tablePage(params);
  const lines = useQuery(statementQueries.open(useApi(), page));
  return (
    <DataTable
      id="open-lines"
      caption={texts.openLines}
      columns={columnsOf(site)}
      rows={lines.data?.data ?? []}
      rowKey={({ id }) => String(id)}
      scroll="always"
      {...(lines.isPending && { loading: { label: texts.loading, rows: 5 } })}
      empty={
        lines.isError ? (
          <Alert tone="critical" actions={<Button onClick={() => void lines.refetch()}>{texts.again}</Button>}>
            {texts.openLinesFailed}
          </Alert>
        ) : (
          <EmptyState icon="circle-check" title={texts.noOpenLines} help={texts.noOpenLinesHelp} />
        )
      }
      foot={
        <TablePages
          page={page}
          perPage={perPage}
          total={lines.data?.meta.total ?? 0}
          hrefOf={(to) => tableHref('payments/statements', params, { page: String(to) })}
        />
      }
    />
  );
}
