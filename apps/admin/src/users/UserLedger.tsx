import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { AdminUser, LedgerEntry } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { useSearchParams } from 'react-router';
import { base } from '../shell/AdminLink.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { userQueries } from '../entities/users/userQueries.ts';

/** Transfers on one page, as the API returns them. */
const perPage = 50;

/** One side of a transfer: the owner and the number of the account. */
function Side({ side, own }: { side: LedgerEntry['from']; own: number }) {
  const name = side.user?.name ?? side.name;
  return (
    <>
      {side.user && side.user.id !== own ? <Link href={`${base}/users/${side.user.id}`}>{name}</Link> : name} #
      {side.account}
    </>
  );
}

/** A change with its sign. */
const signedText = (change: number, number: (value: number) => string) =>
  change > 0 ? `+${number(change)}` : change < 0 ? `−${number(-change)}` : number(0);

function columnsOf({ texts, words }: AdminSite, own: number): DataColumn<LedgerEntry>[] {
  const { formats } = words;
  const phases = {
    posted: '',
    reserved: texts.ledgerReserved,
    settled: texts.ledgerSettled,
    voided: texts.ledgerVoided,
  } as const;
  return [
    { key: 'seq', label: texts.ledgerNumber, kind: 'quiet', cell: ({ seq }) => seq },
    { key: 'at', label: texts.ledgerAt, kind: 'quiet', keepTogether: true, cell: ({ at }) => formats.date(at) },
    {
      key: 'kind',
      label: texts.ledgerKind,
      cell: ({ kind, phase, ends }) =>
        [words.t(`credits.kind.${kind}`), phases[phase] && `${phases[phase]}${ends === null ? '' : ` #${ends}`}`]
          .filter(Boolean)
          .join(', '),
    },
    {
      key: 'change',
      label: texts.ledgerChange,
      kind: 'number',
      cell: ({ change }) => signedText(change, formats.number),
    },
    {
      key: 'left',
      label: texts.ledgerLeft,
      kind: 'number',
      cell: ({ left }) => (left === null ? '' : formats.number(left)),
    },
    { key: 'from', label: texts.ledgerFrom, cell: ({ from }) => <Side side={from} own={own} /> },
    { key: 'to', label: texts.ledgerTo, cell: ({ to }) => <Side side={to} own={own} /> },
    {
      key: 'why',
      label: texts.why,
      cell: ({ reason, actor }) => [reason, actor?.name].filter(Boolean).join(' · '),
    },
    { key: 'id', label: texts.ledgerId, kind: 'quiet', cell: ({ id }) => id },
  ];
}

/**
 * Transfers of the credits or points of an account, with both accounts of each, and whether they add up to its balance.
 * [M44]
 */
export function UserLedger({ user }: { user: AdminUser }) {
  const site = useSite();
  const { texts, words } = site;
  const [params] = useSearchParams();
  const page = tablePage(params);
  const unit = params.get('unit') === 'point' ? 'point' : 'credit';
  const ledger = useQuery(userQueries.ledger(useApi(), { user_id: user.id, unit, page }));
  const meta = ledger.data?.meta;
  const hrefOf = (changes: Readonly<Record<string, string | null>>) => tableHref(`users/${user.id}`, params, changes);

  return (
    <Stack as="section" gap={1.5}>
      {meta && meta.faults.length > 0 && (
        <Alert tone="critical" urgent title={texts.ledgerBroken}>
          {meta.faults.join('; ')}
        </Alert>
      )}
      {meta?.account && meta.faults.length === 0 && (
        <Alert tone="positive">
          {texts.ledgerProven} {words.formats.number(meta.account.balance)}
          {meta.account.reserved > 0 && ` (${texts.ledgerReserved}: ${words.formats.number(meta.account.reserved)})`}
        </Alert>
      )}
      <DataTable
        id="user-ledger"
        caption={unit === 'credit' ? texts.ledgerOfCredits : texts.ledgerOfPoints}
        columns={columnsOf(site, user.id)}
        rows={ledger.data?.data ?? []}
        rowKey={({ seq }) => String(seq)}
        scroll="always"
        filters={
          <Row gap={1}>
            <Button size="small" href={hrefOf({ unit: unit === 'credit' ? 'point' : null })}>
              {unit === 'credit' ? texts.ledgerOfPoints : texts.ledgerOfCredits}
            </Button>
          </Row>
        }
        {...(ledger.isPending && { loading: { label: texts.loading, rows: 5 } })}
        empty={
          ledger.isError ? (
            <Alert tone="critical" actions={<Button onClick={() => void ledger.refetch()}>{texts.again}</Button>}>
              {texts.ledgerFailed}
            </Alert>
          ) : (
            <EmptyState icon="coins" title={texts.ledgerEmpty} help={texts.ledgerEmptyHelp} />
          )
        }
        foot={
          <TablePages
            page={page}
            perPage={perPage}
            total={meta?.total ?? 0}
            hrefOf={(to) => hrefOf({ page: String(to) })}
          />
        }
      />
    </Stack>
  );
}
