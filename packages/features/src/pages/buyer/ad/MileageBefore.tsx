import type { AdDetails } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface MileageBeforeProps {
  ad: Pick<AdDetails, 'mileage' | 'mileage_before' | 'created_at'>;
}

/** Warns buyers that an earlier ad stated more kilometres for the same vehicle. [peers, complaint 2] */
export function MileageBefore({ ad: { mileage, mileage_before: before, created_at: since } }: MileageBeforeProps) {
  const { t, date, distance } = useMessages();
  if (before === null || mileage === null) return null;

  return (
    <Alert tone="caution">
      {t('ad.mileage-before', {
        past: date(before.at),
        before: distance(before.mileage),
        since: date(since),
        now: distance(mileage),
      })}
    </Alert>
  );
}
