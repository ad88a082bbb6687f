import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { dateLabels } from '../samples/dateLabels.ts';
import docs from './DateInput.docs.ts';
import { DateInput } from './DateInput.tsx';

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  args: {
    id: 'registration',
    name: 'registration',
    label: 'Prva registracija',
    language: 'sr-Latn',
    labels: dateLabels,
    onValueChange: fn(),
    onBlur: fn(),
    onFocus: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const inForm: NonNullable<Story['render']> = (args) => (
  <form aria-label="Oglas">
    <Stack gap={2}>
      <DateInput {...args} />
      <Button type="reset">Poništi</Button>
    </Stack>
  </form>
);

/** The value that the form around the field would send. It is found without words, which the toolbar translates. */
const sent = (root: HTMLElement) => new FormData(root.querySelector('form')!).get('registration');

/** A day of the open calendar, by the beginning of its name. */
const day = (root: HTMLElement, name: string) =>
  within(within(root).getByRole('dialog')).getByRole('button', { name: new RegExp(`^${name}`, 'u') });

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Prva registracija' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', '31.12.2026.');
  },
};

export const Filled: Story = {
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('25.11.2026.');
  },
};

/** Typed as people type; the form sends ISO text, and the text is made even once the field is left. */
export const Typed: Story = {
  render: inForm,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '5.3.2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-05');
    await expect(field).toHaveValue('5.3.2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveValue('05.03.2026.');
    await expect(sent(canvasElement)).toBe('2026-03-05');
    await expect(args.onFocus).toHaveBeenCalledTimes(1);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(sent(canvasElement)).toBe('');
  },
};

/** A text that is not a day stays to be corrected, holds the form back and is sent as no day. */
export const NotADay: Story = {
  render: inForm,
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '31.2.2026.');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveValue('31.2.2026.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Upišite datum kao 25.11.2026.');
    await expect(field.validationMessage).toBe('Upišite datum kao 25.11.2026.');
    await expect(sent(canvasElement)).toBe('');
  },
};

export const MinAndMax: Story = {
  args: { min: '2026-11-10', max: '2026-11-20', defaultValue: '2026-11-12' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '9.11.2026');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori kalendar' }));
    await expect(canvas.getByText('Izaberite dan od 10.11.2026.')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-09');
    // Shut days are read but not chosen, and arrows stop at the limits.
    await expect(day(canvasElement, 'ponedeljak, 9')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(canvasElement, 'ponedeljak, 9'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(canvasElement, 'petak, 20')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Sledeći mesec' })).toBeDisabled();
  },
};

/** The calendar opens on the chosen day; choosing closes it and brings the focus back. */
export const ByCalendar: Story = {
  render: inForm,
  args: { defaultValue: '2026-11-25' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Otvori kalendar' });
    await userEvent.click(opener);
    await waitFor(() => expect(day(canvasElement, 'sreda, 25')).toHaveFocus());
    await expect(day(canvasElement, 'sreda, 25').closest('td')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Home}');
    await waitFor(() => expect(day(canvasElement, 'ponedeljak, 30. novembar')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('30.11.2026.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30');
    await expect(sent(canvasElement)).toBe('2026-11-30');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

/** Escape leaves everything as it was. */
export const EscapeReturnsTheFocus: Story = {
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(day(canvasElement, 'sreda, 25')).toHaveFocus());
    canvas.getByRole('dialog').hidePopover();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A year of long ago is two choices away. */
export const FirstRegistrationOf1987: Story = {
  args: { defaultValue: '2026-11-25', max: '2026-11-25' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori kalendar' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Godina' }), '1987');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mesec' }), 'maj');
    await userEvent.click(day(canvasElement, 'petak, 1. maj 1987'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1987-05-01');
    await expect(canvas.getByRole('textbox')).toHaveValue('01.05.1987.');
  },
};

export const MonthIsAnnounced: Story = {
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori kalendar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sledeći mesec' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('decembar 2026.');
    await expect(canvas.getByRole('grid', { name: 'decembar 2026.' })).toBeVisible();
  },
};

/** Order, separators, names and the first day of the week come from the language. */
export const InOtherLanguages: Story = {
  render: ({ id, ...args }) => (
    <Stack gap={2}>
      {['de', 'hu', 'en', 'en-US', 'ru', 'zh-Hans'].map((language) => (
        <DateInput
          key={language}
          {...args}
          id={`${id}-${language}`}
          name={language}
          label={language}
          language={language}
        />
      ))}
    </Stack>
  ),
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvas, userEvent }) => {
    const texts = canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await expect(texts).toEqual([
      '25.11.2026',
      '2026. 11. 25.',
      '25/11/2026',
      '11/25/2026',
      '25.11.2026',
      '2026/11/25',
    ]);
    const [, hungarian, , american] = canvas.getAllByRole('button', { name: 'Otvori kalendar' });
    await userEvent.click(american!);
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Sun');
    await userEvent.click(hungarian!);
    await waitFor(() => expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('H'));
    await expect(canvas.getByRole('button', { name: '2026. november 25., szerda' })).toBeVisible();
  },
};

function Held(args: Parameters<typeof DateInput>[0]) {
  const [value, setValue] = useState('2026-11-25');
  return (
    <Stack gap={2}>
      <DateInput
        {...args}
        value={value}
        onValueChange={(iso) => {
          setValue(iso);
          args.onValueChange?.(iso);
        }}
      />
      <Button onClick={() => setValue('2027-01-01')}>Nova godina</Button>
    </Stack>
  );
}
export const HeldByTheParent: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '1.12.2026');
    await expect(field).toHaveValue('1.12.2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Nova godina' }));
    await expect(field).toHaveValue('01.01.2027.');
  },
};

/** A reset of the form brings the first value back, also over a text that names no day. */
export const Reset: Story = {
  render: inForm,
  args: { defaultValue: '2026-11-25' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'sutra');
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await waitFor(() => expect(field).toHaveValue('25.11.2026.'));
    await expect(field).toBeValid();
    await expect(sent(canvasElement)).toBe('2026-11-25');
  },
};

/** Form libraries write into the field that they hold by `ref`, without an event. */
export const WrittenByAScript: Story = {
  render: inForm,
  args: { 'data-testid': 'day' },
  play: async ({ canvas, canvasElement }) => {
    const carrier = canvas.getByTestId<HTMLInputElement>('day');
    carrier.value = '2026-11-25';
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('25.11.2026.'));
    await expect(sent(canvasElement)).toBe('2026-11-25');
    carrier.focus();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

const withoutJavaScript = (
  <form aria-label="Oglas">
    <DateInput
      id="early"
      name="registration"
      label="Datum"
      language="sr-Latn"
      labels={dateLabels}
      defaultValue="2026-11-25"
      min="2020-01-01"
    />
  </form>
);

/** The server sends a native date field with its limits; a date that was chosen in it stays after hydration. */
export const FromTheServer: Story = {
  render: () => <div id="server" />,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('#server')!;
    place.innerHTML = renderToString(withoutJavaScript);
    const native = place.querySelector<HTMLInputElement>('#early')!;
    await expect(native).toHaveAttribute('type', 'date');
    await expect(native).toHaveAttribute('min', '2020-01-01');
    await expect(sent(place)).toBe('2026-11-25');
    native.value = '2026-12-01';
    const failed = fn();
    const page = hydrateRoot(place, withoutJavaScript, { onRecoverableError: failed });
    await waitFor(() => expect(within(place).getByRole('textbox')).toHaveValue('01.12.2026.'));
    await expect(sent(place)).toBe('2026-12-01');
    await expect(failed).not.toHaveBeenCalled();
    page.unmount();
  },
};
export const WithError: Story = {
  args: { error: 'Izaberite dan prve registracije.', hint: 'Piše u saobraćajnoj dozvoli.' },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: '2026-11-25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Otvori kalendar' })).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '2026-11-25' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1');
    await userEvent.tab();
    await expect(field).toHaveValue('25.11.2026.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** On a phone the calendar lies at the lower edge. */
export const LongWords: Story = {
  args: {
    label: 'Erstzulassungsdatum laut Kraftfahrzeugzulassungsbescheinigung',
    hint: 'Steht in Feld B der Zulassungsbescheinigung Teil I.',
    error: 'Geben Sie das Erstzulassungsdatum vollständig an.',
    language: 'de',
    defaultValue: '2026-09-30',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button'));
    await expect(context.canvas.getByRole('dialog')).toBeVisible();
    await expectToFit();
  },
};
