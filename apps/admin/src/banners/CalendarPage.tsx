import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { placeQueries, useApi } from '@volan/api-client/react';
import { brandIds, brands, scopeOf, type BrandId } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { BannerScheduler } from '@volan/ui/BannerScheduler';
import { Button } from '@volan/ui/Button';
import { IconButton } from '@volan/ui/IconButton';
import { Row } from '@volan/ui/Row';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Skeleton } from '@volan/ui/Skeleton';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { useSite } from '../shell/site.ts';
import { tableHref } from '../shell/tableHref.ts';
import { useActor } from '../shell/useActor.ts';
import { TableFilters } from '../table/TableFilters.tsx';
import { BannerActions } from './BannerActions.tsx';
import { bannerFilters } from './bannerFilters.ts';
import { bannerQueries } from './bannerQueries.ts';
import { calendarFilterNames, isOnCalendar } from './calendarFilter.ts';
import { calendarPositions, type MovedBanner } from './calendarPositions.ts';
import { daysOfMonth, monthAfter, monthOf, monthText } from './calendarMonth.ts';
import { MoveBanner } from './MoveBanner.tsx';

/**
 * Banners of a brand by position and day. A free stretch of days starts a new banner; a bar is moved or stretched, and
 * the page says what is in the way before it is saved. [J75, J85]
 */
export function CalendarPage() {
  const site = useSite();
  const { texts, language, brand: own } = site;
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const brand = brandIds.find((id) => id === params.get('brand')) ?? (own.id as BrandId);
  const [today] = useState(() => new Date());
  const month = monthOf(params.get('month'), today);
  const days = daysOfMonth(month, language);
  const [from, to] = [days[0]?.key ?? '', days.at(-1)?.key ?? ''];
  const positions = useQuery(bannerQueries.positions(api));
  const banners = useQuery({
    ...bannerQueries.calendar(api, { from, to, brand }),
    placeholderData: keepPreviousData,
  });
  const countries = useQuery(placeQueries.countries(api)).data ?? [];
  const choosesCountry = scopeOf('promotions.list', useActor()) === 'all';
  const shown = (banners.data?.data ?? []).filter((one) => isOnCalendar(one, params));
  const [moved, setMoved] = useState<MovedBanner | null>(null);
  const banner = shown.find(({ id }) => id === moved?.id);
  const failed = [positions, banners].find(({ isError }) => isError);
  const hrefOf = (changes: Readonly<Record<string, string | null>>) => tableHref('banners/calendar', params, changes);
  const title = monthText(month, language);

  return (
    <AdminFrame
      title={texts.banners}
      subtitle={texts.bannerCalendarText({ month: title })}
      actions={<BannerActions current="calendar" />}
    >
      <Row gap={1} wrap>
        <IconButton icon="chevron-left" label={texts.monthBefore} href={hrefOf({ month: monthAfter(month, -1) })} />
        <Text as="span" strong>
          {title}
        </Text>
        <IconButton icon="chevron-right" label={texts.monthAfter} href={hrefOf({ month: monthAfter(month, 1) })} />
        <SegmentedControl
          label={texts.bannerBrand}
          segments={brandIds.map((id) => ({
            label: brands[id].name,
            href: hrefOf({ brand: id }),
            current: id === brand,
          }))}
        />
        <TableFilters
          id="banner-calendar-filters"
          params={params}
          label={texts.bannerFilters}
          filters={bannerFilters(site, [], choosesCountry ? countries : []).filter(({ name }) =>
            calendarFilterNames.includes(name),
          )}
          shortcuts={[]}
          search={undefined}
          hrefOf={hrefOf}
        />
      </Row>
      {failed && (
        <Alert tone="critical" actions={<Button onClick={() => void failed.refetch()}>{texts.again}</Button>}>
          {texts.bannersFailed}
        </Alert>
      )}
      {positions.data && banners.data ? (
        <BannerScheduler
          id="banner-calendar"
          caption={texts.bannerCalendarCaption({ month: title })}
          positionLabel={texts.bannerPosition}
          days={days}
          positions={calendarPositions(positions.data, shown, moved, site)}
          legend={{
            booked: texts.bannerBooked,
            draft: texts.bannerMoved,
            fallback: texts.bannerOff,
            conflict: texts.bannerConflict,
          }}
          freeLabel={texts.bannerDayFree}
          hint={texts.bannerCalendarHint}
          choosing={(first, last) => (first === last ? first : `${first} – ${last}`)}
          onOpen={(id) => void navigate(`/banners/${id}`)}
          onDraft={(position, first, last) =>
            void navigate(`/banners/new?position_id=${position}&from=${first}&to=${last}&brand=${brand}`)
          }
          onMove={({ bookingId, positionId, from: first, to: last }) =>
            setMoved({ id: Number(bookingId), positionId: Number(positionId), from: first, to: last })
          }
          availability={
            moved &&
            banner && (
              <MoveBanner
                key={banner.id}
                banner={banner}
                moved={moved}
                positions={positions.data}
                onMove={setMoved}
                onConflict={(hasConflict) =>
                  setMoved((before) =>
                    before && before.hasConflict !== hasConflict ? { ...before, hasConflict } : before,
                  )
                }
                onDone={() => setMoved(null)}
              />
            )
          }
        />
      ) : (
        !failed && <Skeleton />
      )}
      {banners.data && banners.data.meta.total > banners.data.data.length && (
        <Alert tone="info">{texts.bannerCalendarMore({ count: banners.data.data.length })}</Alert>
      )}
    </AdminFrame>
  );
}
