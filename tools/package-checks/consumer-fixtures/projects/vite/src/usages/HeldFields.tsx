import { Button } from '@volan/ui/Button';
import { Chip } from '@volan/ui/Chip';
import { Combobox } from '@volan/ui/Combobox';
import { DateInput } from '@volan/ui/DateInput';
import { FieldArray } from '@volan/ui/FieldArray';
import { Popover } from '@volan/ui/Popover';
import { Rating, type RatingValue } from '@volan/ui/Rating';
import { Row } from '@volan/ui/Row';
import { Sheet } from '@volan/ui/Sheet';
import { SliderRange, type SliderSpan } from '@volan/ui/SliderRange';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { Controller, useFieldArray, useForm } from 'react-hook-form';

interface Review {
  bought: string;
  returned: string;
  make: string;
  other: string;
  rivals: string[];
  budget: SliderSpan;
  seller: RatingValue;
  extras: string[];
  phones: { number: string }[];
}

const defaultValues: Review = {
  bought: '2026-03-01',
  returned: '',
  make: 'skoda',
  other: 'dacia',
  rivals: ['skoda'],
  budget: { from: 2, to: 8 },
  seller: 0,
  extras: ['abs'],
  phones: [{ number: '111' }],
};
const makes = [
  { value: 'skoda', label: 'Škoda' },
  { value: 'dacia', label: 'Dacia' },
];
const comboboxLabels = {
  open: 'Show all',
  clear: 'Clear the make',
  empty: (text: string) => `No make “${text}”`,
  results: (count: number) => `${count} makes`,
  loading: 'Loading',
};
const dateLabels = {
  openCalendar: 'Open the calendar',
  calendar: 'calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  notADate: 'Write the day as 25/11/2026.',
};
const announce = {
  added: (position: number) => `Phone ${position} added.`,
  removed: (position: number) => `Phone ${position} removed.`,
};

/** Fields of several elements, rows that come and go, and what opens beside the page, all by React Hook Form and state. */
export function HeldFields() {
  const { control, register, handleSubmit, reset } = useForm<Review>({ defaultValues });
  const { fields, append, remove } = useFieldArray({ control, name: 'phones' });
  const [sent, setSent] = useState<Review>();
  const [sheet, setSheet] = useState(false);
  const [popover, setPopover] = useState(false);

  return (
    <section aria-label="Review">
      <form aria-label="Review" noValidate onSubmit={handleSubmit(setSent)}>
        <Stack gap={2}>
          {/* 62 */}
          <DateInput id="bought" label="Bought" language="en" labels={dateLabels} {...register('bought')} />
          <Controller
            name="returned"
            control={control}
            rules={{ required: 'Choose a day.' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              /* 63 */
              <DateInput
                id="returned"
                label="Returned"
                language="en"
                labels={dateLabels}
                {...field}
                onValueChange={onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            name="make"
            control={control}
            render={({ field: { onChange, ...field } }) => (
              /* 64 */
              <Combobox
                id="reviewed"
                label="Reviewed make"
                options={makes}
                labels={comboboxLabels}
                {...field}
                onValueChange={onChange}
              />
            )}
          />
          <Controller
            name="seller"
            control={control}
            render={({ field: { onChange, ...field } }) => (
              /* 65 */
              <Rating
                id="stars"
                legend="The seller"
                labels={['Bad', 'Poor', 'Fair', 'Good', 'Excellent']}
                {...field}
                onValueChange={onChange}
              />
            )}
          />
          <Row gap={2}>
            {/* 66 */}
            <Chip choice="many" value="abs" {...register('extras')}>
              ABS
            </Chip>
            <Chip choice="many" value="hook" {...register('extras')}>
              Tow bar
            </Chip>
          </Row>
          {/* 71 */}
          <Combobox id="other" label="Other make" options={makes} labels={comboboxLabels} {...register('other')} />
          <Controller
            name="rivals"
            control={control}
            render={({ field: { onChange, ...field } }) => (
              /* 72 */
              <Combobox
                id="rivals"
                label="Rivals"
                multiple
                removeLabel="Remove"
                options={makes}
                labels={comboboxLabels}
                {...field}
                onValueChange={onChange}
              />
            )}
          />
          <Controller
            name="budget"
            control={control}
            render={({ field: { onChange, ...field } }) => (
              /* 73 */
              <SliderRange
                id="budget"
                legend="Budget"
                fromLabel="From"
                toLabel="To"
                max={10}
                {...field}
                onValueChange={onChange}
              />
            )}
          />
          {/* 67 */}
          <FieldArray
            id="phones"
            legend="Phones"
            rows={fields}
            onAdd={() => append({ number: '' })}
            onRemove={remove}
            addLabel="Add a phone"
            removeLabel={(position) => `Remove phone ${position}`}
            announce={announce}
          >
            {({ index, key }) => (
              <TextInput id={`phone-${key}`} label={`Phone ${index + 1}`} {...register(`phones.${index}.number`)} />
            )}
          </FieldArray>
          {/* 68 */}
          <Button type="submit" onKeyUp={(event) => event.key === 'Escape' && reset()}>
            Send the review
          </Button>
        </Stack>
        <output data-testid="review">{JSON.stringify(sent)}</output>
      </form>
      <Row gap={2}>
        <Button aria-expanded={sheet} onClick={() => setSheet(true)}>
          Share
        </Button>
        <Button aria-expanded={popover} onClick={() => setPopover(true)}>
          Why
        </Button>
      </Row>
      {/* 69 */}
      <Sheet
        id="share"
        title="Share the car"
        closeLabel="Close"
        open={sheet}
        onOpenChange={setSheet}
        data-testid="share"
      >
        By e-mail.
      </Sheet>
      {/* 70 */}
      <Popover id="why" title="Why this price" open={popover} onOpenChange={setPopover} data-testid="why">
        Cars like it cost as much.
      </Popover>
    </section>
  );
}
