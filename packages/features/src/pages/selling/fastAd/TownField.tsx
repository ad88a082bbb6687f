import { Button } from '@volan/ui/Button';
import { Select, type SelectOption } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { locateTown } from '../../../blocks/places/locateTown.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId, textOf, useAdForm } from '../adForm/AdFormContext.ts';

/** A town of the list, with its point in degrees. */
export interface TownOption extends SelectOption {
  readonly lat: number;
  readonly lng: number;
}

/** A value that a list still has; empty for any other. */
export const known = (options: readonly SelectOption[], value: string) =>
  options.some((option) => option.value === value) ? value : '';

/** The town of a fast ad: the one of the account, the nearest one to the device, or another of the list. [M17] */
export function TownField({ towns, onFill }: { towns: readonly TownOption[]; onFill: (town: string) => void }) {
  const { fields, error, hydrated } = useAdForm();
  const { t } = useMessages();
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  // a town that left the list is chosen again
  const chosen = known(towns, textOf(fields, 'city_id'));

  async function locate() {
    setState('locating');
    const town = await locateTown(towns);
    const isKnown = typeof town !== 'string';
    setState(isKnown ? 'idle' : 'failed');
    if (isKnown) onFill(town.value);
  }

  return (
    <Stack gap={1}>
      <Select
        id={controlId('city_id')}
        name="city_id"
        label={t('selling.city')}
        required
        error={error('city_id')}
        value={chosen}
        onValueChange={onFill}
        options={[
          { value: '', label: t('selling.choose') },
          ...towns.map(({ value, label, group }) => ({ value, label, ...(group !== undefined && { group }) })),
        ]}
      />
      {hydrated && chosen === '' && (
        <Row gap={1} wrap>
          <Button
            size="small"
            icon="map-pin"
            onClick={() => void locate()}
            busyLabel={state === 'locating' ? t('fast-ad-form.locating') : undefined}
          >
            {t('fast-ad-form.locate')}
          </Button>
          <Text role="small" tone="secondary" status>
            {state === 'failed' ? t('fast-ad-form.locate-failed') : ''}
          </Text>
        </Row>
      )}
    </Stack>
  );
}
