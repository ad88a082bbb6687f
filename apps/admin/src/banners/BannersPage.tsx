import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { placeQueries, useApi } from '@volan/api-client/react';
import type { ManagedBanner } from '@volan/api-contract';
import { deleteBanner, setBannerActive } from '@volan/api-contract/wire';
import { bannerLimits, brands, fieldInSort, scopeOf } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { countedText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { useActor } from '../shell/useActor.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { BulkAction, TableColumn } from '../table/TableColumn.ts';
import { BannerActions } from './BannerActions.tsx';
import { bannerFilters } from './bannerFilters.ts';
import { bannerQueries } from './bannerQueries.ts';
import { bannersSorting, readBannerQuery } from './bannerTable.ts';
import { bannerName, dayText, daysText, positionName, stateNames, stateTones, typeNames } from './bannerWords.ts';

/** Names that the rows of the table are written with. */
interface Names {
  readonly position: (id: number) => string;
  readonly country: (id: number | null) => string;
}

function columnsOf(site: AdminSite, names: Names): readonly TableColumn<ManagedBanner>[] {
  const { texts, language, words } = site;
  return [
    {
      key: 'name',
      label: texts.banner,
      cell: (banner) => <Link href={`${base}/banners/${banner.id}`}>{bannerName(banner, language)}</Link>,
    },
    {
      key: 'state',
      label: texts.bannerState,
      keepTogether: true,
      cell: ({ state }) => <Tag tone={stateTones[state]}>{texts[stateNames[state]]}</Tag>,
    },
    { key: 'position', label: texts.bannerPosition, cell: ({ position_id: id }) => names.position(id) },
    {
      key: 'days',
      label: texts.bannerDays,
      keepTogether: true,
      sortBy: 'start_date',
      cell: (banner) => daysText(site, banner),
    },
    { key: 'brand', label: texts.bannerBrand, cell: ({ brand }) => brands[brand].name },
    { key: 'country', label: texts.country, cell: ({ country_id: id }) => names.country(id) },
    {
      key: 'language',
      label: texts.bannerLanguage,
      kind: 'quiet',
      hidden: true,
      cell: ({ language: lang }) => (lang === null ? texts.bannerEveryLanguage : words.formats.language(lang)),
    },
    {
      key: 'type',
      label: texts.bannerType,
      kind: 'quiet',
      cell: ({ type_id: type }) => typeNames(texts)[type],
    },
    {
      key: 'created',
      label: texts.bannerCreated,
      kind: 'quiet',
      keepTogether: true,
      sortBy: 'created_at',
      cell: ({ created_at: at }) => dayText(site, at),
    },
    {
      key: 'report',
      label: texts.bannerReport,
      cell: ({ id }) => <Link href={`${base}/banners/${id}/report`}>{texts.bannerReport}</Link>,
    },
  ];
}

/** Actions on many banners. */
function useBulk({ texts }: AdminSite): readonly BulkAction<ManagedBanner>[] {
  const api = useApi();
  const to =
    (active: 0 | 1) =>
    ({ id }: ManagedBanner) =>
      readCall(api, setBannerActive, { id, active });

  return [
    { key: 'on', label: texts.bannerSwitchOn, icon: 'eye', text: texts.bannerSwitchOnText, run: to(1) },
    { key: 'off', label: texts.bannerSwitchOff, icon: 'eye-off', text: texts.bannerSwitchOffText, run: to(0) },
    {
      key: 'remove',
      label: texts.bannerRemove,
      icon: 'trash-2',
      danger: true,
      text: texts.bannerRemoveText,
      run: ({ id }) => readCall(api, deleteBanner, { id }),
    },
  ];
}

const noBanners: readonly ManagedBanner[] = [];

/** The table of banners: searched, filtered, ordered and paged by the server. [J75, M59] */
export function BannersPage() {
  const site = useSite();
  const { texts, language } = site;
  const api = useApi();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const banners = useQuery(bannerQueries.table(api, readBannerQuery(params)));
  const positions = useQuery(bannerQueries.positions(api)).data;
  const countries = useQuery(placeQueries.countries(api)).data;
  const choosesCountry = scopeOf('promotions.list', useActor()) === 'all';
  const columns = useMemo(
    () =>
      columnsOf(site, {
        position: (id) =>
          positionName(
            positions?.find((one) => one.id === id),
            texts,
          ),
        country: (id) =>
          id === null ? texts.bannerEveryCountry : (countries?.find((one) => one.id === id)?.name ?? '–'),
      }),
    [site, texts, positions, countries],
  );

  return (
    <AdminFrame
      title={texts.banners}
      subtitle={countedText(banners.data?.meta.total, texts.bannerCount)}
      actions={<BannerActions current="list" />}
    >
      <AdminTable
        path="banners"
        caption={texts.banners}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={(banner) => bannerName(banner, language)}
        answer={{ ...banners, rows: banners.data?.data ?? noBanners, total: banners.data?.meta.total ?? 0 }}
        perPage={bannerLimits.perPage}
        sorting={{ codec: fieldInSort, now: bannersSorting(params) }}
        filters={bannerFilters(site, positions ?? [], choosesCountry ? (countries ?? []) : [])}
        filtersLabel={texts.bannerFilters}
        search={texts.bannerSearch}
        empty={{ icon: 'image', title: texts.bannerNone, help: texts.bannerNoneHelp }}
        failed={texts.bannersFailed}
        bulk={useBulk(site)}
        onChanged={() => void queries.invalidateQueries({ queryKey: bannerQueries.all })}
      />
    </AdminFrame>
  );
}
