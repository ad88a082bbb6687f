import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedPayment, SessionUser } from '@volan/api-contract';
import { exportPayments } from '@volan/api-contract/wire';
import { fieldInSort, groups, readSorting } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { sessionKey } from '../shell/sessionKey.ts';
import { base } from '../shell/AdminLink.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tablePage } from '../shell/tableHref.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { TableColumn } from '../table/TableColumn.ts';
import { PaymentDecisions } from './PaymentDecisions.tsx';
import { paymentQueries } from './paymentQueries.ts';
import { boughtText, paymentReason, paymentStands, paymentStates, paymentTones } from './paymentWords.ts';

/** Payments on one page, as the API answers them. */
const perPage = 50;

/** What can be looked through beside those that have to be looked at. */
const offered = ['waiting', 'authorised', 'paid', 'declined', 'refunded', 'all'] as const;

function columnsOf(site: AdminSite, decides: boolean): readonly TableColumn<ManagedPayment>[] {
  const { texts, words } = site;
  const columns: readonly TableColumn<ManagedPayment>[] = [
    {
      key: 'user',
      label: texts.payer,
      cell: ({ user }) => <Link href={`${base}/users/${user.id}`}>{user.name}</Link>,
    },
    {
      key: 'amount',
      label: texts.amount,
      sortBy: 'amount',
      kind: 'number',
      cell: ({ amount, received, refunded, currency }) => (
        <>
          {words.formats.money(amount, currency)}
          {received !== null && received !== amount && (
            <Text role="small" tone="secondary">
              {texts.amountReceived} {words.formats.money(received, currency)}
            </Text>
          )}
          {refunded > 0 && (
            <Text role="small" tone="secondary">
              {texts.amountRefunded} {words.formats.money(refunded, currency)}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'state',
      label: texts.paymentState,
      keepTogether: true,
      cell: ({ state, method, amount, refunded, is_refunding: isRefunding, is_voiding: isVoiding }) => (
        <Tag tone={isRefunding ? 'caution' : paymentTones[state]}>
          {isRefunding
            ? texts.paymentRefunding
            : isVoiding && state === 'authorised'
              ? texts.paymentVoiding
              : state === 'started' && method === 'transfer'
                ? texts.transferWaits
                : paymentStands({ state, amount, refunded }, texts)}
        </Tag>
      ),
    },
    { key: 'reason', label: texts.why, cell: ({ reason }) => (reason === '' ? null : paymentReason(reason, site)) },
    { key: 'bought', label: texts.bought, cell: (payment) => boughtText(payment, site) },
    {
      key: 'card',
      label: texts.paidBy,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ card, method }) => (method === 'transfer' ? texts.transfer : (card ?? texts.card)),
    },
    { key: 'number', label: texts.bankNumber, kind: 'quiet', cell: ({ attempt_id: id }) => id },
    {
      key: 'at',
      label: texts.begun,
      sortBy: 'created_at',
      kind: 'quiet',
      keepTogether: true,
      cell: ({ created_at: at }) => words.formats.date(at),
    },
  ];
  return decides
    ? [...columns, { key: 'actions', label: texts.actions, cell: (payment) => <PaymentDecisions payment={payment} /> }]
    : columns;
}

const noPayments: readonly ManagedPayment[] = [];

/** Payments by card and by transfer: those that have to be looked at, and the others by their state. [M42, M43] */
export function PaymentsPage() {
  const site = useSite();
  const { texts, words } = site;
  const api = useApi();
  const session = useQueryClient().getQueryData<SessionUser>(sessionKey);
  const decides = session?.group.some(({ id }) => id === groups.administrators) ?? false;
  const [params] = useSearchParams();
  const page = tablePage(params);
  const state = offered.find((one) => one === params.get('state'));
  const search = params.get('search') ?? '';
  const now = readSorting(fieldInSort, params, ['created_at', 'amount'], { field: 'created_at', direction: 'desc' });
  const filter = { sort: now.field, order: now.direction, ...(state && { state }), ...(search !== '' && { search }) };
  const payments = useQuery(paymentQueries.table(api, { page, ...filter }));
  const total = payments.data?.meta.total ?? 0;
  const stateName = (one: (typeof offered)[number]) =>
    one === 'waiting' ? texts.transferWaits : one === 'all' ? texts.paymentsAll : paymentStates(texts)[one];
  const columns = useMemo(() => columnsOf(site, decides), [site, decides]);
  return (
    <AdminFrame
      title={texts.payments}
      subtitle={words.formats.number(total)}
      actions={
        decides && (
          <Button icon="upload" href={`${base}/payments/statements`}>
            {texts.statements}
          </Button>
        )
      }
    >
      <AdminTable
        path="payments"
        caption={texts.payments}
        columns={columns}
        rowKey={({ attempt_id: id }) => id}
        rowName={({ user, attempt_id: id }) => `${user.name}, ${id}`}
        answer={{ ...payments, rows: payments.data?.data ?? noPayments, total }}
        perPage={perPage}
        sorting={{ codec: fieldInSort, now }}
        filters={[
          { name: 'state', label: texts.paymentState, values: offered.map((one) => [one, stateName(one)] as const) },
        ]}
        search={texts.searchPayments}
        filtersLabel={texts.filtersOfPayments}
        empty={{ icon: 'circle-check', title: texts.noPayments, help: texts.noPaymentsHelp }}
        failed={texts.paymentsFailed}
        file={{ name: 'payments', ask: (client) => readCall(client, exportPayments, filter) }}
      />
    </AdminFrame>
  );
}
