import { useQuery } from '@tanstack/react-query';
import { CallError } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { OpenLine } from '@volan/api-contract';
import { Row } from '@volan/ui/Row';
import { TextInput } from '@volan/ui/TextInput';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tablePage } from '../shell/tableHref.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { TableColumn } from '../table/TableColumn.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { lineColumns } from './StatementReport.tsx';
import { statementQueries, useDecideLine } from './statementQueries.ts';

/** Open lines on one page, as the API returns them. */
const perPage = 50;

/** Books a line for the order that the administrator enters. [M42, M43] */
function MatchDialog({ line }: { line: OpenLine }) {
  const { texts, words } = useSite();
  const decide = useDecideLine();
  const [reference, setReference] = useState(line.attempt_id ?? '');
  const [missing, setMissing] = useState(false);
  const id = `match-${line.id}`;
  const { error } = decide;
  const isUnknown = error instanceof CallError && error.failed.failure === 'validation';

  return (
    <PaymentDialog
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

/** Removes a line from the list. [M42] */
function DismissDialog({ line }: { line: OpenLine }) {
  const { texts, words } = useSite();
  const decide = useDecideLine();
  return (
    <PaymentDialog
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

const columnsOf = (site: AdminSite): readonly TableColumn<OpenLine>[] => [
  ...lineColumns<OpenLine>(site),
  {
    key: 'actions',
    label: site.texts.actions,
    cell: (line) => (
      <Row gap={1}>
        {line.verdict === 'called-back' ? null : <MatchDialog line={line} />}
        <DismissDialog line={line} />
      </Row>
    ),
  },
];

const noLines: readonly OpenLine[] = [];

/** Received money that no import could book. [M42] */
export function OpenLines() {
  const site = useSite();
  const { texts } = site;
  const [params] = useSearchParams();
  const lines = useQuery(statementQueries.open(useApi(), tablePage(params)));
  const columns = useMemo(() => columnsOf(site), [site]);

  return (
    <AdminTable
      path="payments/statements"
      id="open-lines"
      caption={texts.openLines}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ payer }) => payer}
      answer={{ ...lines, rows: lines.data?.data ?? noLines, total: lines.data?.meta.total ?? 0 }}
      perPage={perPage}
      empty={{ icon: 'circle-check', title: texts.noOpenLines, help: texts.noOpenLinesHelp }}
      failed={texts.openLinesFailed}
    />
  );
}
