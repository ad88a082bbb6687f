import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ReviewItem } from '@volan/api-contract';
import { listReviewItems } from '@volan/api-contract/wire';
import { companyWhys, reviewKinds, reviewReasons, type ReviewKind } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { useSearchParams } from 'react-router';
import { adQueries } from '../entities/ads/adQueries.ts';
import { companyWhyWords } from '../entities/companies/companyWords.ts';
import { fastFilter, fastIn } from '../entities/ads/fastFilter.ts';
import { reviewNames } from '../entities/ads/adWords.ts';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { countText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tablePage } from '../shell/tableHref.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { TableColumn } from '../table/TableColumn.ts';

/** Items on one page, as the API returns them. */
const perPage = 24;

const kindWords = {
  ad: 'caseAd',
  'ad-report': 'caseAdReport',
  'message-report': 'caseMessageReport',
  appeal: 'caseAppeal',
  company: 'caseCompany',
  'review-report': 'caseReviewReport',
} as const satisfies Readonly<Record<ReviewKind, string>>;

/** Address of the page where a case is decided. */
const hrefOf = ({ kind, subject, ad_id: ad }: ReviewItem) => {
  if (kind === 'message-report') return `${base}/reports`;
  if (kind === 'review-report') return `${base}/reviews`;
  if (kind === 'company') return `${base}/companies/${subject}`;

  return kind === 'appeal' ? `${base}/appeals?id=${subject}` : `${base}/ads/${ad}`;
};

/** Texts of the reasons why a case waits. */
function whyOf({ texts, words }: AdminSite, kind: ReviewKind, why: ReviewItem['why'][number]): string {
  const found = reviewReasons.find((one) => one === why);
  if (found) return reviewNames(texts)[found];

  const ofCompany = companyWhys.find((one) => one === why);
  if (ofCompany) return texts[companyWhyWords[ofCompany]];
  if (kind === 'ad-report') {
    return words.find(`report.reason-${why}`) ?? why;
  }
  const ofUsers: Partial<Record<string, string>> = {
    'wrong-data': texts.reasonUntrue,
    offensive: texts.reasonInsult,
    spam: texts.reasonSpam,
    fraud: texts.reasonFraud,
    insult: texts.reasonInsult,
  };

  return ofUsers[why] ?? texts.reasonElse;
}

function columnsOf(site: AdminSite): readonly TableColumn<ReviewItem>[] {
  const { texts, words } = site;
  const { number, date } = words.formats;
  return [
    {
      key: 'title',
      label: texts.ad,
      cell: (item) => <Link href={hrefOf(item)}>{item.title || item.account.name}</Link>,
    },
    {
      key: 'kind',
      label: texts.caseKind,
      keepTogether: true,
      cell: ({ kind }) => <Tag tone={kind === 'ad' ? 'neutral' : 'caution'}>{texts[kindWords[kind]]}</Tag>,
    },
    {
      key: 'account',
      label: texts.caseAccount,
      cell: ({ account }) => <Link href={`${base}/users/${account.id}`}>{account.name}</Link>,
    },
    { key: 'score', label: texts.caseScore, kind: 'number', cell: ({ score }) => number(score) },
    { key: 'why', label: texts.why, cell: ({ kind, why }) => why.map((one) => whyOf(site, kind, one)).join(', ') },
    { key: 'reports', label: texts.caseReports, kind: 'number', cell: ({ reports }) => number(reports) },
    {
      key: 'newest',
      label: texts.caseNewest,
      kind: 'quiet',
      hidden: true,
      cell: ({ newest, reports }) => (reports > 0 ? date(newest) : ''),
    },
    { key: 'held', label: texts.heldBy, kind: 'quiet', cell: ({ held_by: holder }) => holder?.name ?? '' },
    {
      key: 'since',
      label: texts.waitsSince,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ waiting_since: since }) => date(since),
    },
  ];
}

/** All cases that wait for a moderator: ads, reported ads with all of their reports, reported messages. [M05, P57] */
export function ModerationPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const [params] = useSearchParams();
  const page = tablePage(params);
  const kind = reviewKinds.find((one) => one === params.get('kind'));
  const filter = { ...(kind && { kind }), ...fastIn(params), lang: api.language };
  const items = useQuery({
    queryKey: [...adQueries.all, 'review-items', page, filter] as const,
    queryFn: ({ signal }) => readCall(api, listReviewItems, { ...filter, page }, signal),
    placeholderData: keepPreviousData,
  });
  const total = items.data?.meta.total ?? 0;

  return (
    <AdminFrame
      title={texts.moderation}
      subtitle={`${countText(site, items.data?.meta.total)} ${texts.waiting}. ${texts.moderationText}`}
    >
      <AdminTable
        path="moderation"
        caption={texts.moderation}
        columns={columnsOf(site)}
        rowKey={(item) => `${item.kind} ${item.subject}`}
        rowName={({ title, account }) => title || account.name}
        answer={{
          rows: items.data?.data ?? [],
          total,
          isPending: items.isPending,
          isError: items.isError,
          refetch: items.refetch,
        }}
        perPage={perPage}
        filters={[
          {
            name: 'kind',
            label: texts.caseKind,
            values: reviewKinds.map((one) => [one, texts[kindWords[one]]] as const),
          },
          fastFilter(texts),
        ]}
        filtersLabel={texts.filtersOfCases}
        empty={{ icon: 'circle-check', title: texts.nothingWaits, help: texts.nothingWaitsHelp }}
        failed={texts.casesFailed}
      />
    </AdminFrame>
  );
}
