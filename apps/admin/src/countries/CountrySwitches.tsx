import { CallError } from '@volan/api-client';
import type { ManagedCountry } from '@volan/api-contract';
import { countryFeatures, type CountryFeature } from '@volan/domain-rules';
import { Checkbox } from '@volan/ui/Checkbox';
import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { CountryPaymentSwitch } from '@volan/ui/CountryPaymentSwitch';
import { InlineEdit } from '@volan/ui/InlineEdit';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { toasts } from '../entities/ads/decisionToasts.ts';
import { useSite } from '../shell/site.ts';
import type { PlainAdminText } from '@volan/i18n/admin';
import { useSetFeatures, useSetFreePeriod, useSetPayments } from './countryQueries.ts';

/** Says in a toast which switch of a country was changed. */
function useSay(country: string) {
  const { texts } = useSite();
  return (what: string, on: boolean) => {
    const text = on ? texts.countrySwitchedOn : texts.countrySwitchedOff;
    toasts.show({ text: text({ country, what }) });
  };
}

/** The payments of a country: switched on at once, switched off after a question. [J68] */
export function PaymentsOf({ country: { id, name, payments, carts } }: { country: ManagedCountry }) {
  const { texts, words } = useSite();
  const set = useSetPayments();
  const say = useSay(name);

  return (
    <CountryPaymentSwitch
      id={`payments-${id}`}
      country={name}
      label={texts.countryPayments}
      checked={payments}
      onText={texts.countryOn}
      offText={texts.countryOff}
      question={{
        title: texts.countryQuestion({ country: name }),
        text: texts.countryQuestionText({ carts: words.formats.number(carts) }),
        closeLabel: texts.cancel,
        keep: texts.countryKeep,
        turnOff: texts.countryTurnOff,
      }}
      busyLabel={set.isPending ? texts.saving : undefined}
      error={set.isError && texts.countryNotSaved}
      onCheckedChange={(checked) =>
        set.mutate({ id, active: checked ? 1 : 0 }, { onSuccess: () => say(texts.countryPayments, checked) })
      }
    />
  );
}

const names = {
  boosts: 'countryBoosts',
  'image-packages': 'countryImages',
  loyalty: 'countryLoyalty',
} as const satisfies Readonly<Record<CountryFeature, PlainAdminText>>;

const questions = {
  boosts: 'countryBoostsOff',
  'image-packages': 'countryImagesOff',
  loyalty: 'countryLoyaltyOff',
} as const satisfies Readonly<Record<CountryFeature, PlainAdminText>>;

/** The features of a country: each is switched on at once, and off after a question. [P67] */
export function FeaturesOf({ country: { id, name, off, version } }: { country: ManagedCountry }) {
  const { texts } = useSite();
  const set = useSetFeatures();
  const say = useSay(name);
  const [asked, setAsked] = useState<CountryFeature | null>(null);
  const isConflict = set.error instanceof CallError && set.error.failed.failure === 'conflict';
  const change = (feature: CountryFeature, on: boolean) =>
    set.mutate(
      { id, version, off: on ? off.filter((each) => each !== feature) : [...off, feature] },
      { onSuccess: () => say(texts[names[feature]], on) },
    );

  return (
    <Row gap={1.5} wrap>
      {countryFeatures.map((feature) => (
        <Checkbox
          key={feature}
          aria-label={`${texts[names[feature]]}, ${name}`}
          checked={!off.includes(feature)}
          disabled={set.isPending}
          onCheckedChange={(on) => (on ? change(feature, true) : setAsked(feature))}
        >
          {texts[names[feature]]}
        </Checkbox>
      ))}
      {set.isError && (
        <Text role="small" tone="critical" status>
          {isConflict ? texts.countryChanged : texts.countryNotSaved}
        </Text>
      )}
      {asked && (
        <ConfirmDialog
          id={`feature-${id}-${asked}`}
          title={texts.countryFeatureQuestion({ feature: texts[names[asked]], country: name })}
          text={texts[questions[asked]]}
          keep={texts.countryKeep}
          confirm={texts.countryFeatureOff}
          tone="danger"
          open
          onOpenChange={(open) => {
            if (!open) setAsked(null);
          }}
          onResult={(confirmed) => {
            if (confirmed) change(asked, false);
          }}
        />
      )}
    </Row>
  );
}

const dayMs = 86_400_000;

/** Remaining months of a free period, rounded up; empty if none is active. */
const monthsLeft = (until: string | null, now: number) =>
  until === null ? '' : String(Math.max(1, Math.round((Date.parse(until) - now) / (30.44 * dayMs))));

/** The free period of a country in months from now. [J67, L12] */
export function FreePeriodOf({ country, now }: { country: ManagedCountry; now: number }) {
  const { id, name, free_until: until } = country;
  const { texts } = useSite();
  const set = useSetFreePeriod();

  return (
    <InlineEdit
      id={`free-${id}`}
      label={`${texts.countryFree}, ${name}`}
      type="number"
      size="table"
      unit={texts.countryMonths}
      value={monthsLeft(until, now)}
      labels={{
        edit: texts.edit,
        save: texts.save,
        cancel: texts.cancel,
        saving: texts.saving,
        saved: texts.countrySaved,
        failed: texts.countryNotSaved,
        empty: texts.countryNone,
      }}
      onSave={async (draft) => {
        const period = Number(draft);
        if (draft.trim() === '' || !Number.isInteger(period) || period < 0 || period > 36)
          return texts.countryFreeWrong;

        await set.mutateAsync({ id, period });

        return undefined;
      }}
    />
  );
}
