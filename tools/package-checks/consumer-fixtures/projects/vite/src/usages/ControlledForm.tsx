import { Button } from '@volan/ui/Button';
import { Checkbox } from '@volan/ui/Checkbox';
import { NumberInput } from '@volan/ui/NumberInput';
import { PhoneInput } from '@volan/ui/PhoneInput';
import { RadioCards } from '@volan/ui/RadioCards';
import { RadioGroup } from '@volan/ui/RadioGroup';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

interface Ad {
  title: string;
  body: string;
  warranty: boolean;
  hidden: boolean;
  seller: string;
  plan: string;
  state: string;
  mileage: number | null;
  phone: string;
}

const defaultValues: Ad = {
  title: 'Golf 7',
  body: 'hatch',
  warranty: false,
  hidden: true,
  seller: 'person',
  plan: 'free',
  state: 'used',
  mileage: 98_000,
  phone: '601234567',
};
const bodies = ['hatch', 'wagon', 'suv'].map((value) => ({ value, label: value }));

/** React Hook Form by `Controller`: the form holds the values and gives them to the controls. */
export function ControlledForm() {
  const { control, handleSubmit, reset } = useForm<Ad>({ defaultValues });
  const [sent, setSent] = useState<Ad>();
  return (
    <form aria-label="Ad" noValidate onSubmit={handleSubmit(setSent)}>
      <Stack gap={2}>
        <Controller
          name="title"
          control={control}
          rules={{ required: 'Write a title.' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            /* 24 */
            <TextInput id="title" label="Title" {...field} onValueChange={onChange} error={fieldState.error?.message} />
          )}
        />
        <Controller
          name="body"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            /* 25 */
            <Select id="body" label="Body" options={bodies} {...field} onValueChange={onChange} />
          )}
        />
        <Controller
          name="warranty"
          control={control}
          render={({ field: { value, onChange, ...field } }) => (
            /* 26 */
            <Checkbox {...field} checked={value} onCheckedChange={onChange}>
              Under warranty
            </Checkbox>
          )}
        />
        <Controller
          name="hidden"
          control={control}
          render={({ field: { value, onChange, ...field } }) => (
            /* 27 */
            <Switch {...field} checked={value} onCheckedChange={onChange}>
              Hide the ad
            </Switch>
          )}
        />
        <Controller
          name="seller"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            /* 28 */
            <RadioGroup
              id="seller"
              legend="Seller"
              options={[
                { value: 'person', label: 'Person' },
                { value: 'company', label: 'Company' },
              ]}
              {...field}
              onValueChange={onChange}
            />
          )}
        />
        <Controller
          name="plan"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            /* 29 */
            <RadioCards
              id="plan"
              legend="Plan"
              cards={[
                { value: 'free', title: 'Free' },
                { value: 'plus', title: 'Plus' },
              ]}
              {...field}
              onValueChange={onChange}
            />
          )}
        />
        <Controller
          name="state"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            /* 30 */
            <SegmentedControl
              label="State"
              options={[
                { value: 'new', label: 'New' },
                { value: 'used', label: 'Used' },
              ]}
              {...field}
              onValueChange={onChange}
            />
          )}
        />
        <Controller
          name="mileage"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            /* 31 */
            <NumberInput
              id="mileage"
              label="Mileage"
              language="en"
              unit="km"
              {...field}
              onValueChange={(km) => onChange(km)}
            />
          )}
        />
        <Controller
          name="phone"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            /* 32 */
            <PhoneInput
              id="phone"
              label="Phone"
              countryLabel="Prefix"
              countries={[{ country: 'rs', label: 'Serbia', prefix: '+381' }]}
              {...field}
              onValueChange={onChange}
            />
          )}
        />
        {/* 33 */}
        <Button type="submit" variant="primary" name="publish">
          Publish
        </Button>
        {/* 34 */}
        <Button variant="ghost" onClick={() => reset()}>
          Discard
        </Button>
      </Stack>
      <output data-testid="ad">{JSON.stringify(sent)}</output>
    </form>
  );
}
