import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { BannerPosition } from '@volan/api-contract';
import { brands } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DateRange } from '@volan/ui/DateRange';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { base } from '../shell/AdminLink.tsx';
import { dayTexts } from '../shell/dayTexts.ts';
import { useSite } from '../shell/site.ts';
import { dayAfter, dayInZone, daysBetween } from './bannerDays.ts';
import type { BannerFields } from './BannerFields.ts';
import { bannerQueries } from './bannerQueries.ts';
import { dayText, daysText } from './bannerWords.ts';
import { freeShares, type PositionAvailability } from './freeShares.ts';

/** What a booking is about. Days are the first and the last one; empty texts are open. */
export type BookedDays = Pick<
  BannerFields,
  'position_id' | 'type_id' | 'brand' | 'country_id' | 'language' | 'from' | 'to'
>;

/** Free shares of the position for these days; null while they are unknown, or no days are chosen. */
export function useAvailability(
  id: number | null,
  booked: BookedDays,
  positions: readonly BannerPosition[],
): PositionAvailability | null {
  const position = positions.find((one) => String(one.id) === booked.position_id);
  const isWhole = position !== undefined && booked.from !== '' && booked.to !== '' && booked.from <= booked.to;
  const { data } = useQuery({
    ...bannerQueries.availability(useApi(), {
      position_id: Number(booked.position_id),
      start_date: booked.from,
      end_date: dayAfter(booked.to),
      brand: booked.brand,
      ...(booked.country_id !== '' && { country_id: Number(booked.country_id) }),
      ...(booked.language !== '' && { language: booked.language }),
    }),
    enabled: isWhole,
  });

  return isWhole && data ? freeShares(data, position, id) : null;
}

/** Whether the days are free, and which banners are in the way. */
export function AvailabilityNote({
  availability,
  booked,
  onMove,
}: {
  availability: PositionAvailability;
  booked: BookedDays;
  /** Moves the booking, which stays as long as it is. */
  onMove: (days: { from: string; to: string }) => void;
}) {
  const site = useSite();
  const { texts } = site;
  const { free, shares, others, freeFrom } = availability;
  const names = others.length > 0 && (
    <ul>
      {others.map((one) => (
        <li key={one.id}>
          <Link href={`${base}/banners/${one.id}`}>{one.slug}</Link>, {daysText(site, one)}
        </li>
      ))}
    </ul>
  );
  if (free > 0) {
    return (
      <Alert tone="positive">
        {texts.bannerFree({ free, shares })}
        {names}
      </Alert>
    );
  }

  return (
    <Alert
      tone="critical"
      title={texts.bannerTaken({ shares })}
      {...(freeFrom !== null && {
        actions: (
          <Button
            size="small"
            onClick={() => onMove({ from: freeFrom, to: dayAfter(freeFrom, daysBetween(booked.from, booked.to)) })}
          >
            {texts.bannerMoveTo({ day: dayText(site, freeFrom) })}
          </Button>
        ),
      })}
    >
      {names || texts.bannerTakenByOthers}
    </Alert>
  );
}

/** Says that nobody sees a banner on days that are past; nothing about other days. */
export function PastDaysNote({ booked: { brand, from, to } }: { booked: Pick<BookedDays, 'brand' | 'from' | 'to'> }) {
  const { texts } = useSite();
  const [now] = useState(Date.now);
  const today = dayInZone(now, brands[brand].timeZone);
  if (to === '' || to < from || to >= today) return null;

  return <Alert tone="caution">{texts.bannerDaysPast}</Alert>;
}

export interface BookingDaysProps {
  booked: BookedDays;
  /** Free shares for these days; null while they are unknown, or nothing is booked. */
  availability: PositionAvailability | null;
  /** What the server says about the days. */
  error: string | undefined;
  onChange: (days: { from: string; to: string }) => void;
}

/** The days of a banner, with what is free and the banners that are in the way. [J85, G05] */
export function BookingDays({ booked, availability, error, onChange }: BookingDaysProps) {
  const site = useSite();
  const { texts } = site;

  return (
    <Stack gap={1}>
      <DateRange
        id="banner-days"
        name="days"
        legend={texts.bannerDays}
        fromLabel={texts.bannerFirstDay}
        toLabel={texts.bannerLastDay}
        {...dayTexts(site)}
        reversed={texts.bannerDatesReversed}
        hint={texts.bannerDaysHint}
        error={error}
        value={{ from: booked.from, to: booked.to }}
        onValueChange={onChange}
      />
      <PastDaysNote booked={booked} />
      {availability && <AvailabilityNote availability={availability} booked={booked} onMove={onChange} />}
    </Stack>
  );
}
