import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './PhoneInput.docs.ts';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  args: {
    id: 'phone',
    name: 'phone',
    label: 'Telefon',
    countryLabel: 'Pozivni broj države',
    countries: [
      { country: 'rs', label: 'Srbija', prefix: '+381' },
      { country: 'hu', label: 'Mađarska', prefix: '+36' },
      { country: 'de', label: 'Nemačka', prefix: '+49' },
      { country: 'me', label: 'Crna Gora', prefix: '+382' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '64 555 0101' } };
export const Verified: Story = {
  args: { defaultValue: '64 555 0101', verified: true, hint: 'Potvrđen broj, vidi se na dodir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Telefon')).toHaveAccessibleDescription('Potvrđen broj, vidi se na dodir');
  },
};

/** What the form sends: the country and the number. */
export const AnotherCountry: Story = {
  render: (args) => (
    <form aria-label="Kontakt">
      <PhoneInput {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Pozivni broj države' }), 'hu');
    await expect(canvas.getByText('+36')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telefon' }), '30 123 4567');
    await expect(Object.fromEntries(new FormData(canvas.getByRole<HTMLFormElement>('form')))).toEqual({
      phoneCountry: 'hu',
      phone: '30 123 4567',
    });
  },
};
export const PastedWithPrefix: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Telefon' });
    await userEvent.click(number);
    await userEvent.paste('00382 (0)67 123 456');
    await expect(number).toHaveValue('67 123 456');
    await expect(canvas.getByRole('combobox')).toHaveValue('me');
  },
};
const told = fn();

/** A pasted number reaches the parent as if it was typed; a reset brings back the number and the country. */
export const ToldAndReset: Story = {
  render: (args) => (
    <form aria-label="Kontakt">
      <PhoneInput
        {...args}
        defaultValue="64 555 0101"
        data-testid="number"
        onValueChange={told}
        onCountryChange={told}
        onChange={(event) => told(event.currentTarget.name)}
      />
      <button type="reset">Poništi</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    told.mockClear();
    const number = canvas.getByTestId('number');
    await userEvent.clear(number);
    await userEvent.paste('00382 (0)67 123 456');
    for (const news of ['me', 'phone', '67 123 456']) {
      await expect(told).toHaveBeenCalledWith(news);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await expect(number).toHaveValue('64 555 0101');
    await expect(canvas.getByRole('combobox')).toHaveValue('rs');
  },
};
export const WithError: Story = {
  args: { defaultValue: '64 55', error: 'Broj je prekratak. Upišite i poslednje cifre.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const Disabled: Story = { args: { defaultValue: '64 555 0101', disabled: true } };
export const LongWords: Story = {
  args: {
    label: 'Mobilfunknummer für Rückfragen der Kaufinteressenten',
    defaultValue: '64 555 0101 999 999 999 999',
    countries: [{ country: 'do', label: 'Dominikanische Republik und Überseegebiete', prefix: '+1809' }],
    verified: true,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
