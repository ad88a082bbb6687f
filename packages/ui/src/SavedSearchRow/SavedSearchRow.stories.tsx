import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import docs from './SavedSearchRow.docs.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';

const meta = {
  title: 'Marketplace/SavedSearchRow',
  component: SavedSearchRow,
  args: {
    title: 'Karavan, dizel, do 15.000 €',
    href: '#search',
    filters: ['Automobili', 'Karavan', 'Dizel', 'do 15.000 €', 'Novi Sad, 50 km'],
    fresh: '6 novih',
    trend: { values: [1, 4, 2, 5, 3, 6, 5], label: 'Novih oglasa po danu u poslednjih 7 dana: od 1 do 6' },
    pace: 'Odmah',
    last: 'poslednji danas u 8:05',
    alert: {
      label: 'Javljaj za: Karavan, dizel, do 15.000 €',
      name: 'alerts',
      value: '1',
      defaultChecked: true,
      onCheckedChange: fn(),
    },
    action: (
      <Button size="small" variant="ink" href="#search">
        Otvori
      </Button>
    ),
    more: <IconButton icon="ellipsis-vertical" label="Još radnji: Karavan, dizel, do 15.000 €" />,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SavedSearchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingNew: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('switch', { name: 'Javljaj za: Karavan, dizel, do 15.000 €' });
    await expect(alert).toBeChecked();
    await userEvent.click(alert);
    await expect(args.alert.onCheckedChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('img', { name: /Novih oglasa po danu/ })).toBeVisible();
  },
};
export const NothingNew: Story = {
  args: {
    title: 'Kombi sa dugim međuosovinskim rastojanjem',
    filters: ['Kombi', 'L2 ili duže', 'do 200.000 km'],
    fresh: undefined,
    trend: { values: [3, 2, 4, 1, 2, 2, 0], label: 'Novih oglasa po danu u poslednjih 7 dana: od 0 do 4' },
    pace: 'Nedeljno',
    last: 'poslednji u ponedeljak, 16.11.',
    action: (
      <Button size="small" href="#search">
        Otvori
      </Button>
    ),
  },
};
export const Paused: Story = {
  args: {
    title: 'Golf GTI',
    filters: ['Volkswagen Golf', 'GTI', 'benzin'],
    fresh: undefined,
    trend: { values: [1, 0, 0, 1, 0, 0, 0], label: 'Novih oglasa po danu u poslednjih 7 dana: najviše 1' },
    pace: 'Pauzirano',
    last: 'poslednji 3. oktobra',
    alert: { label: 'Javljaj za: Golf GTI', name: 'alerts', value: '4', defaultChecked: false },
    action: (
      <Button size="small" href="#search">
        Otvori
      </Button>
    ),
  },
};
/** Where the parent holds it, the switch and the bell say what the parent says. */
export const HeldByTheParent: Story = {
  args: {
    alert: { label: 'Javljaj za: Golf GTI', name: 'alerts', value: '4', checked: false, onCheckedChange: fn() },
    pace: 'Pauzirano',
  },
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('switch', { name: 'Javljaj za: Golf GTI' });
    await userEvent.click(alert);
    await expect(args.alert.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(alert).not.toBeChecked();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    title: 'Wasserstoffbrennstoffzellenfahrzeuge im Umkreis von Bosanska Krupa',
    filters: ['Личные автомобили с пробегом', 'bis 11.117.990.000 RSD', 'Donaudampfschifffahrtsgesellschaft'],
    pace: 'Sofort nach der Freigabe',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
