import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import docs from './NumberInput.docs.ts';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

const messages = {
  'not-a-number': 'Upišite broj, na primer 12.500.',
  'too-many-digits': 'Broj ima previše cifara.',
  'too-small': 'Upišite broj od 0.',
  'too-large': 'Upišite broj do 2.000.000.',
};

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: { id: 'mileage', name: 'mileage', label: 'Kilometraža', unit: 'km', language: 'sr-Latn', messages },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '142.000', hint: 'Kako piše na tabli.' } };

/** At rest "142.000"; while it is written to, digits alone. */
export const GroupedAtRest: Story = {
  args: { defaultValue: 142_000, onValueChange: fn(), onChange: fn(), onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Kilometraža' });
    await expect(field).toHaveValue('142.000');
    await userEvent.tab();
    await expect(field).toHaveValue('142000');
    await userEvent.keyboard('98500');
    await expect(field).toHaveValue('98500');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(98_500, { text: '98500', refusal: null });
    await userEvent.tab();
    await expect(field).toHaveValue('98.500');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

const pasted = async (field: HTMLElement, text: string, userEvent: { paste: (text: string) => Promise<void> }) => {
  field.focus();
  (field as HTMLInputElement).select();
  await userEvent.paste(text);
  field.blur();
};

export const PastedAsPeopleWriteIt: Story = {
  args: { label: 'Cena', unit: '€', id: 'price', onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Cena' });
    for (const text of ['17.990,00 €', '€17,990', '17 990', '17990,-']) {
      await pasted(field, text, userEvent);
      await expect(field).toHaveValue('17.990');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(17_990, { text, refusal: null });
      await expect(field).toBeValid();
    }
  },
};

/** A text that is not a number stays as it was typed, is reported when the field is left, and is not sent. */
export const NotANumber: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '1e3');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field).toHaveValue('1e3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { text: '1e3', refusal: 'not-a-number' });
    await expect(field).toHaveAccessibleDescription('Upišite broj, na primer 12.500.');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(field.validationMessage).toBe('Upišite broj, na primer 12.500.');
    await pasted(field, '12345678901234567890', userEvent);
    await expect(field).toHaveValue('12345678901234567890');
    await expect(field).toHaveAccessibleDescription('Broj ima previše cifara.');
    await pasted(field, '-5', userEvent);
    await expect(field).toHaveAccessibleDescription('Upišite broj od 0.');
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await expect(field.validationMessage).toBe('');
  },
};

/** A server that could not read the number shows it again, with its message. */
export const RefusedByTheServer: Story = {
  args: { defaultValue: 'abc' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('abc');
    await expect(field).toHaveAccessibleDescription('Upišite broj, na primer 12.500.');
  },
};

export const WheelScrollsThePage: Story = {
  args: { defaultValue: 12_500 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    const goesOn = await fireEvent.wheel(field, { deltaY: 100 });
    await expect(goesOn).toBe(true);
    await expect(field).toHaveValue('12500');
  },
};

export const Steps: Story = {
  args: {
    id: 'seats',
    label: 'Broj sedišta',
    unit: undefined,
    defaultValue: 8,
    min: 1,
    max: 9,
    steps: { less: 'Manje', more: 'Više' },
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Broj sedišta' });
    const more = canvas.getByRole('button', { name: 'Broj sedišta: Više' });
    await userEvent.click(more);
    await expect(field).toHaveValue('9');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Broj sedišta: Manje' }));
    await expect(field).toHaveValue('8');
    await expect(more).toBeEnabled();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('7');
    await userEvent.keyboard('{PageDown}');
    await expect(field).toHaveValue('1');
  },
};

export const Decimals: Story = {
  args: { id: 'consumption', label: 'Potrošnja', unit: 'l/100 km', decimals: 1, defaultValue: 5.4 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Potrošnja' });
    await expect(field).toHaveValue('5,4');
    await pasted(field, '6.2 l/100 km', userEvent);
    await expect(field).toHaveValue('6,2');
  },
};

function Held(props: NumberInputProps) {
  const [value, setValue] = useState<number | null>(1000);
  return (
    <form>
      <NumberInput {...props} value={value} onValueChange={setValue} />
      <output>{String(value)}</output>
      <Button onClick={() => setValue(2500)}>2500</Button>
    </form>
  );
}

/** The parent holds the number; what it cannot read stays in the field. */
export const HeldByTheParent: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const held = canvas.getByRole('status');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    await expect(held).toHaveTextContent('null');
    await expect(field).toHaveValue('abc');
    await userEvent.click(canvas.getByRole('button', { name: '2500' }));
    await expect(field).toHaveValue('2.500');
    await expect(field).toBeValid();
  },
};

export const Reset: Story = {
  args: { defaultValue: 12_500, onValueChange: fn() },
  render: (args) => (
    <form>
      <NumberInput {...args} />
      <button type="reset">Vrati</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await pasted(field, 'abc', userEvent);
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Vrati' }));
    await expect(field).toHaveValue('12.500');
    await expect(field).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_500, { text: '12.500', refusal: null });
  },
};

/** A form that is sent opens what is folded around a field that it cannot send. */
export const FoldedAway: Story = {
  args: { defaultValue: 'abc' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <details>
        <summary>Više</summary>
        <NumberInput {...args} />
      </details>
      <button type="submit">Traži</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Traži' }));
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { defaultValue: 3_000_000, error: 'Upišite broj od 0 do 2.000.000.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Upišite broj od 0 do 2.000.000.');
  },
};
export const Disabled: Story = { args: { defaultValue: 142_000, disabled: true } };
export const ElevenDigits: Story = {
  args: {
    label: 'Anschaffungspreis einschließlich Überführungskosten',
    defaultValue: 99_999_999_999,
    unit: 'RSD',
    steps: { less: 'Weniger', more: 'Mehr' },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('99.999.999.999');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
