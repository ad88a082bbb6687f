import type { JudgedLine, OpenLine, StatementReport as Report } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { useMemo } from 'react';
import { useSite, type AdminSite } from '../shell/site.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { TableColumn } from '../table/TableColumn.ts';
import { problemText, verdicts } from './statementWords.ts';

/** Columns of every table of lines. */
export function lineColumns<Line extends JudgedLine | OpenLine>({ texts, words }: AdminSite): TableColumn<Line>[] {
  return [
    { key: 'payer', label: texts.payer, cell: ({ payer }) => payer || '—' },
    {
      key: 'amount',
      label: texts.amount,
      kind: 'number',
      keepTogether: true,
      cell: ({ amount, currency }) => words.formats.money(amount, currency),
    },
    {
      key: 'verdict',
      label: texts.verdict,
      keepTogether: true,
      cell: ({ verdict }) => <Tag tone={verdicts[verdict].tone}>{texts[verdicts[verdict].text]}</Tag>,
    },
    {
      key: 'reference',
      label: texts.referenceNumber,
      keepTogether: true,
      cell: ({ reference, attempt_id: named }) => reference || named || '—',
    },
    { key: 'purpose', label: texts.purpose, cell: ({ purpose }) => purpose },
    {
      key: 'day',
      label: texts.day,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ booked_on: day }) => words.formats.date(day),
    },
  ];
}

/** The content of a statement, line by line, and the lines that cannot be read. [M42] */
export function StatementReport({ report }: { report: Report }) {
  const site = useSite();
  const { texts, words } = site;
  const { lines, problems, total, done, debits } = report;
  const rows = useMemo(() => lines.map((line, index) => ({ ...line, key: String(index) })), [lines]);
  const columns = useMemo(() => lineColumns<JudgedLine & { readonly key: string }>(site), [site]);

  return (
    <Stack gap={2}>
      {done && <Alert tone="positive">{texts.statementDone}</Alert>}
      {problems.length > 0 && (
        <Alert tone="caution">
          {texts.statementProblems}:{' '}
          {problems
            .map(({ line, problem }) => {
              const where = line === 0 ? texts.problemFile : `${texts.lineOf} ${words.formats.number(line)}`;
              return `${where}: ${problemText(problem, texts)}`;
            })
            .join('; ')}
        </Alert>
      )}
      <AdminTable
        path="payments/statements"
        id="statement-lines"
        part="lines-page"
        caption={texts.statementLines}
        columns={columns}
        rowKey={({ key }) => key}
        rowName={({ payer, reference }) => [payer, reference].filter(Boolean).join(', ')}
        answer={{ rows, total: rows.length, isPending: false, isError: false, refetch: () => {} }}
        perPage={rows.length}
        empty={{ icon: 'circle-check', title: texts.statementEmpty, help: texts.statementEmptyHelp }}
        failed={texts.openLinesFailed}
      />
      {lines.length < total && <Text tone="secondary">{texts.statementMore}</Text>}
      {debits > 0 && (
        <Text tone="secondary" role="small">
          {texts.statementDebits} {words.formats.number(debits)}
        </Text>
      )}
    </Stack>
  );
}
