import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ManagedPayment, SessionUser } from '@volan/api-contract';
import { groups } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { FilterBar } from '@volan/ui/FilterBar';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { sessionKey } from '../shell/sessionKey.ts';
import { base } from '../shell/AdminLink.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { PaymentDecisions } from './PaymentDecisions.tsx';
import { paymentQueries } from './paymentQueries.ts';
import { boughtText, paymentReason, paymentStates, paymentTones } from './paymentWords.ts';

/** Payments on one page, as the API answers them. */
const perPage = 50;

/** What can be looked through beside those that have to be looked at. */
const offered = ['waiting', 'authorised', 'paid', 'declined', 'refunded', 'all'] as const;

const paymentsHref = (params: URLSearchParams, changes: Readonly<Record<string, string | null>>) =>
  tableHref('payments', params, changes);

function columnsOf(site: AdminSite, decides: boolean): DataColumn<ManagedPayment>[] {
  const { texts, words } = site;
  const columns: DataColumn<ManagedPayment>[] = [
    {
      key: 'user',
      label: texts.payer,
      cell: ({ user }) => <Link href={`${base}/users/${user.id}`}>{user.name}</Link>,
    },
    {
      key: 'amount',
      label: texts.amount,
      kind: 'number',
      cell: ({ amount, currency }) => words.formats.money(amount, currency),
    },
    {
      key: 'state',
      label: texts.paymentState,
      keepTogether: true,
      cell: ({ state, method, is_refunding: isRefunding, is_voiding: isVoiding }) => (
        <Tag tone={isRefunding ? 'caution' : paymentTones[state]}>
          {isRefunding
            ? texts.paymentRefunding
            : isVoiding && state === 'authorised'
              ? texts.paymentVoiding
              : state === 'started' && method === 'transfer'
                ? texts.transferWaits
                : paymentStates(texts)[state]}
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
      kind: 'quiet',
      keepTogether: true,
      cell: ({ created_at: at }) => words.formats.date(at),
    },
  ];
  return decides
    ? [...columns, { key: 'actions', label: texts.actions, cell: (payment) => <PaymentDecisions payment={payment} /> }]
    : columns;
}

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
  const payments = useQuery(paymentQueries.table(api, { page, ...(state && { state }) }));
  const total = payments.data?.meta.total ?? 0;
  const stateName = (one: (typeof offered)[number]) =>
    one === 'waiting' ? texts.transferWaits : one === 'all' ? texts.paymentsAll : paymentStates(texts)[one];
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
      <DataTable
        id="payments"
        caption={texts.payments}
        columns={columnsOf(site, decides)}
        rows={payments.data?.data ?? []}
        rowKey={({ attempt_id: id }) => id}
        scroll="always"
        {...(payments.isPending && { loading: { label: texts.loading, rows: 10 } })}
        filters={
          <FilterBar
            label={texts.filtersOfPayments}
            filters={state ? [{ label: stateName(state), href: paymentsHref(params, { state: null }) }] : []}
            removeLabel={texts.remove}
            fields={offered
              .filter((one) => one !== state)
              .map((one) => ({ label: stateName(one), href: paymentsHref(params, { state: one }) }))}
            addLabel={texts.addFilter}
            clear={{ label: texts.clear, href: `${base}/payments` }}
          />
        }
        empty={
          payments.isError ? (
            <Alert tone="critical" actions={<Button onClick={() => void payments.refetch()}>{texts.again}</Button>}>
              {texts.paymentsFailed}
            </Alert>
          ) : (
            <EmptyState icon="circle-check" title={texts.noPayments} help={texts.noPaymentsHelp} />
          )
        }
        foot={
          <TablePages
            page={page}
            perPage={perPage}
            total={total}
            hrefOf={(to) => paymentsHref(params, { page: String(to) })}
          />
        }
      />
    </AdminFrame>
  );
}
