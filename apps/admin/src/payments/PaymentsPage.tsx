import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { placeQueries, useApi } from '@volan/api-client/react';
import type { ManagedPayment } from '@volan/api-contract';
import { exportPayments } from '@volan/api-contract/wire';
import { fieldInSort, groups, paymentMethods, productKinds } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { countText } from '../shell/countText.ts';
import { momentText } from '../shell/momentText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tablePage } from '../shell/tableHref.ts';
import { useActor } from '../shell/useActor.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { TableColumn, TableFilter } from '../table/TableColumn.ts';
import { PaymentDecisions } from './PaymentDecisions.tsx';
import { paymentQueries } from './paymentQueries.ts';
import { offeredStates, paymentsSorting, readPaymentsFilter } from './paymentsAddress.ts';
import { PaymentSums } from './PaymentSums.tsx';
import { boughtText, kindName, paymentReason, paymentStands, paymentStates, paymentTones } from './paymentWords.ts';

/** Payments on one page, as the API returns them. */
const perPage = 50;

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
      cell: ({ created_at: at }) => momentText(site, at),
    },
  ];
  return decides
    ? [...columns, { key: 'actions', label: texts.actions, cell: (payment) => <PaymentDecisions payment={payment} /> }]
    : columns;
}

const noPayments: readonly ManagedPayment[] = [];

/** Filters of the table; a regional administrator sees only one country anyway. [J135, H04] */
function useFilters({ texts }: AdminSite, choosesCountry: boolean): readonly TableFilter[] {
  const countries = useQuery({ ...placeQueries.countries(useApi()), enabled: choosesCountry }).data ?? [];
  const stateName = (one: (typeof offeredStates)[number]) =>
    one === 'waiting' ? texts.transferWaits : paymentStates(texts)[one];
  return [
    {
      name: 'state',
      label: texts.paymentState,
      values: offeredStates.map((one) => [one, stateName(one)] as const),
    },
    {
      name: 'payment_type',
      label: texts.paidBy,
      values: paymentMethods.map((one) => [one, one === 'card' ? texts.card : texts.transfer] as const),
    },
    { name: 'kind', label: texts.paymentKind, values: productKinds.map((one) => [one, kindName(one, texts)] as const) },
    { name: 'date_from', label: texts.paymentFrom, type: 'date' },
    { name: 'date_to', label: texts.paymentTo, type: 'date' },
    ...(choosesCountry
      ? [
          {
            name: 'country_id',
            label: texts.country,
            values: countries.map(({ id, name }) => [String(id), name] as const),
          },
        ]
      : []),
  ];
}

/** All payments by card and by transfer, with the sums of those that match the filters. [J135, M42, M43] */
export function PaymentsPage() {
  const site = useSite();
  const { texts, words } = site;
  const api = useApi();
  const isHeadOffice = useActor()?.groups.includes(groups.administrators) ?? false;
  const [params] = useSearchParams();
  const filter = readPaymentsFilter(params);
  const payments = useQuery(paymentQueries.table(api, { page: tablePage(params), ...filter }));
  const meta = payments.data?.meta;
  const columns = useMemo(() => columnsOf(site, isHeadOffice), [site, isHeadOffice]);

  return (
    <AdminFrame
      title={texts.payments}
      subtitle={texts.paymentsCount({ count: countText(site, meta?.total) })}
      actions={
        isHeadOffice && (
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
        answer={{ ...payments, rows: payments.data?.data ?? noPayments, total: meta?.total ?? 0 }}
        perPage={perPage}
        sorting={{ codec: fieldInSort, now: paymentsSorting(params) }}
        filters={useFilters(site, isHeadOffice)}
        shortcuts={
          meta && [
            {
              name: 'state',
              value: 'review',
              label: texts.paymentsOfReview({ count: words.formats.number(meta.review) }),
            },
          ]
        }
        totals={meta && <PaymentSums sums={meta.sums} />}
        search={texts.searchPayments}
        filtersLabel={texts.filtersOfPayments}
        empty={{ icon: 'circle-check', title: texts.noPayments, help: texts.noPaymentsHelp }}
        failed={texts.paymentsFailed}
        file={{ name: 'payments', ask: (client) => readCall(client, exportPayments, filter) }}
      />
    </AdminFrame>
  );
}
