import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import docs from './RadioCards.docs.ts';
import { RadioCards } from './RadioCards.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    id: 'payment',
    name: 'payment',
    legend: 'Način plaćanja',
    cards: [
      {
        value: 'card',
        icon: 'credit-card',
        title: 'Kartica',
        about: 'Visa, Mastercard, Dina',
        content: (
          <Stack gap={1}>
            <p>Podatke o kartici upisujete na stranici banke. Mi ih ne vidimo i ne čuvamo.</p>
            <Checkbox name="instalments">Plaćanje na rate (2 do 12)</Checkbox>
          </Stack>
        ),
      },
      {
        value: 'credits',
        icon: 'coins',
        title: 'Krediti',
        about: 'Imate 38. Pokrivaju isticanje i slike (18); ostatak ide na karticu.',
        end: <Tag tone="neutral">18 / 38</Tag>,
      },
      {
        value: 'slip',
        icon: 'qr-code',
        title: 'Uplatnica ili IPS QR',
        about: 'Aktiviramo kada uplata stigne, obično za nekoliko minuta.',
      },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing paid is chosen beforehand. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).not.toBeChecked();
    }
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const ChoiceOpensItsContent: Story = {
  args: { defaultValue: 'card' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Plaćanje na rate (2 do 12)' })).toBeVisible();
    await userEvent.click(canvas.getByText('Krediti'));
    await expect(canvas.getByRole('radio', { name: /Krediti/ })).toBeChecked();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Disabled: Story = {
  args: {
    cards: [
      { value: 'card', icon: 'credit-card', title: 'Kartica', about: 'Visa, Mastercard, Dina' },
      { value: 'credits', icon: 'coins', title: 'Krediti', about: 'Nemate kredita.', disabled: true },
    ],
  },
};
export const WithError: Story = {
  args: { error: 'Izaberite način plaćanja.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Izaberite način plaćanja.');
  },
};
export const LongWords: Story = {
  args: {
    defaultValue: 'sepa',
    cards: [
      {
        value: 'sepa',
        icon: 'landmark',
        title: 'Sicherheitsüberweisungslastschriftverfahren',
        about: 'Активируем после поступления платежа, обычно в течение нескольких минут.',
        end: <Tag tone="neutral">{formats.money(99_999_999_999, 'RSD')}</Tag>,
        content: 'Geldinstitutskontoverbindungsbestätigung erforderlich.',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
