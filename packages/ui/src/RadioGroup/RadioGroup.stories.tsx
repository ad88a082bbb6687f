import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from '../Tag/Tag.tsx';
import docs from './RadioGroup.docs.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    id: 'damage',
    name: 'damage',
    legend: 'Oštećenje',
    options: [
      { value: 'none', label: 'Nije oštećen' },
      { value: 'drives', label: 'Oštećen, u voznom stanju' },
      { value: 'still', label: 'Oštećen, nije u voznom stanju' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsChoose: Story = {
  args: { onValue: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Oštećenje' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByText('Nije oštećen'));
    await expect(canvas.getByRole('radio', { name: 'Nije oštećen' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Oštećen, u voznom stanju' })).toBeChecked();
    await expect(args.onValue).toHaveBeenLastCalledWith('drives');
  },
};
export const Chosen: Story = { args: { defaultValue: 'none', hint: 'Kupci ovo traže prvo.' } };
export const InARow: Story = {
  args: {
    id: 'seller',
    legend: 'Prodavac',
    layout: 'row',
    defaultValue: 'private',
    options: [
      { value: 'private', label: 'Fizičko lice' },
      { value: 'company', label: 'Pravno lice' },
    ],
  },
};

/** What each option costs stands at the end; nothing paid is chosen beforehand. */
export const WithPrices: Story = {
  args: {
    id: 'extra',
    name: 'extra',
    legend: 'Dodatne slike',
    layout: 'lines',
    options: [
      { value: '10', label: '+10 · bez popusta', end: <b>{formats.money(200, 'RSD')}</b> },
      { value: '20', label: '+20 · 20 % popusta', end: <b>{formats.money(320, 'RSD')}</b> },
      { value: '30', label: '+30 · 30 % popusta', end: <b>{formats.money(420, 'RSD')}</b> },
    ],
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).not.toBeChecked();
    }
  },
};
export const WithDisabledAnswer: Story = {
  args: {
    id: 'duration',
    legend: 'Trajanje',
    options: [
      {
        value: '30',
        label: formats.count('product.days', 30),
        end: <Tag tone="neutral">{formats.count('product.credits', 6)}</Tag>,
      },
      { value: '60', label: formats.count('product.days', 60), about: 'Oglas ističe za 34 dana.', disabled: true },
    ],
  },
};
export const WithError: Story = {
  args: { error: 'Izaberite da li je vozilo oštećeno.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Izaberite da li je vozilo oštećeno.');
  },
};
export const LongWords: Story = {
  args: {
    legend: 'Kraftfahrzeughaftpflichtversicherungsschadenfreiheitsklasse',
    options: [
      {
        value: 'long',
        label: 'Unfallfahrzeug mit Hauptuntersuchungsbericht und Wertminderungsgutachten',
        about: 'Повреждён в результате дорожно-транспортного происшествия',
        end: <b>{formats.money(99_999_999_999, 'RSD')}</b>,
      },
      { value: 'intact', label: '车辆未受损' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
