import { CallError, readCall } from '@volan/api-client';
import type { BannerPosition, ManagedBanner } from '@volan/api-contract';
import { updateBanner } from '@volan/api-contract/wire';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { DateRange } from '@volan/ui/DateRange';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { useEffect, useEffectEvent } from 'react';
import { dayTexts } from '../shell/dayTexts.ts';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { dayAfter } from './bannerDays.ts';
import { fieldsOf } from './BannerFields.ts';
import { useBannerChange } from './bannerQueries.ts';
import { bannerName, positionName } from './bannerWords.ts';
import { AvailabilityNote, PastDaysNote, useAvailability } from './BookingDays.tsx';
import type { MovedBanner } from './calendarPositions.ts';
import { useBannerErrors } from './useBannerErrors.ts';

export interface MoveBannerProps {
  banner: ManagedBanner;
  moved: MovedBanner;
  positions: readonly BannerPosition[];
  onMove: (moved: MovedBanner) => void;
  /** Tells whether something is in the way. */
  onConflict: (hasConflict: boolean) => void;
  /** The move is saved or given up. */
  onDone: () => void;
}

/** A banner that was moved on the calendar, with the banners in the way, before the move is saved. */
export function MoveBanner({ banner, moved, positions, onMove, onConflict, onDone }: MoveBannerProps) {
  const site = useSite();
  const { texts, language } = site;
  const fieldsAt = ({ positionId, from, to }: MovedBanner) => ({
    ...stored,
    position_id: String(positionId),
    from,
    to,
  });
  const stored = fieldsOf(banner);
  const booked = fieldsAt(moved);
  const availability = useAvailability(banner.id, booked, positions);
  const save = useBannerChange((api, { positionId, from, to }: MovedBanner) =>
    readCall(api, updateBanner, {
      id: banner.id,
      version: banner.version,
      position_id: positionId,
      start_date: from,
      end_date: dayAfter(to),
    }),
  );
  const sent = save.variables && fieldsAt(save.variables);
  const { errorOf, list } = useBannerErrors(save.error, booked, sent, availability?.freeFrom);
  const isTaken = banner.active === 1 && availability?.free === 0;
  const tell = useEffectEvent(onConflict);
  const setDays = (days: { from: string; to: string }) => onMove({ ...moved, ...days });

  useEffect(() => tell(isTaken), [isTaken]);

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="move-banner">
      <Stack gap={2}>
        <Heading level={2} size="title" id="move-banner">
          {`${bannerName(banner, language)}: ${positionName(
            positions.find(({ id }) => id === moved.positionId),
            texts,
          )}`}
        </Heading>
        {save.error instanceof CallError && list.length === 0 && <FailedCall error={save.error} />}
        <DateRange
          id="move-days"
          name="days"
          legend={texts.bannerDays}
          fromLabel={texts.bannerFirstDay}
          toLabel={texts.bannerLastDay}
          {...dayTexts(site)}
          reversed={texts.bannerDatesReversed}
          error={errorOf('start_date') ?? errorOf('end_date') ?? errorOf('position_id') ?? errorOf('type_id')}
          value={{ from: moved.from, to: moved.to }}
          onValueChange={setDays}
        />
        <PastDaysNote booked={booked} />
        {banner.active === 1 && availability && (
          <AvailabilityNote availability={availability} booked={booked} onMove={setDays} />
        )}
        <Row gap={1} wrap>
          <Button onClick={onDone}>{texts.bannerMoveUndo}</Button>
          <Button
            variant="primary"
            disabled={isTaken}
            busyLabel={save.isPending ? texts.saving : undefined}
            onClick={() => save.mutate(moved, { onSuccess: onDone })}
          >
            {texts.bannerMoveSave}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
