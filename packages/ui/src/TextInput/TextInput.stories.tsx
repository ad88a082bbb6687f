import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longTitle, unbroken } from '../samples/extremes.ts';
import docs from './TextInput.docs.ts';
import { TextInput } from './TextInput.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { id: 'mileage', label: 'Kilometraža' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = { args: { unit: 'km', inputMode: 'numeric', defaultValue: '142000' } };
export const WithHint: Story = { args: { hint: 'Kako piše na tabli.' } };
/** A label is a sentence or a node; without an id the field makes its own. */
export const LabelWithBoldWord: Story = {
  args: {
    id: undefined,
    label: (
      <>
        Kilometraža <b>na tabli</b>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('na tabli'));
    await expect(canvas.getByRole('textbox', { name: 'Kilometraža na tabli' })).toHaveFocus();
  },
};
export const WithError: Story = {
  args: { error: 'Upišite broj od 0 do 2.000.000.', defaultValue: 'mnogo' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Kilometraža' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Upišite broj od 0 do 2.000.000.');
  },
};
/** To be read and copied; it does not look like a field that is off. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '142000' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Kilometraža' });
    await userEvent.type(field, '1');
    await expect(field).toHaveValue('142000');
    const rest = getComputedStyle(field.parentElement!);
    field.removeAttribute('readonly');
    const asUsual = rest.backgroundColor;
    field.setAttribute('readonly', '');
    await expect(rest.backgroundColor).not.toBe(asUsual);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '142000' } };
export const Empty: Story = { args: { placeholder: formats.number(142_000), unit: 'km' } };
export const Sizes: Story = {
  render: ({ id, ...args }) => (
    <Stack gap={2}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <TextInput key={size} id={`${id}-${size}`} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const LongWords: Story = {
  args: {
    label: 'Kilometerstand laut Serviceheft oder Hauptuntersuchungsbericht',
    hint: 'Wie auf der Instrumententafel angezeigt.',
    defaultValue: '9999999999999999999999999999999999',
    unit: 'km',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: germanWord, hint: longTitle, error: germanWord, defaultValue: unbroken, unit: 'km', icon: 'search' },
  play: expectToFit,
};
