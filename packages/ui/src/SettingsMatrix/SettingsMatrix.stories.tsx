import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './SettingsMatrix.docs.ts';
import { SettingsMatrix } from './SettingsMatrix.tsx';

const meta = {
  title: 'Marketplace/SettingsMatrix',
  component: SettingsMatrix,
  args: {
    label: 'Obaveštenja',
    eventLabel: 'Događaj',
    name: 'notify',
    channels: [
      { id: 'site', label: 'Sajt' },
      { id: 'mail', label: 'E-pošta' },
      { id: 'phone', label: 'Telefon' },
    ],
    events: [
      { id: 'message', label: 'Nova poruka', on: ['site', 'mail', 'phone'] },
      { id: 'price', label: 'Pad cene omiljenog', on: ['site', 'mail'] },
      { id: 'search', label: 'Novi oglasi za pretragu', on: ['site', 'mail'] },
      { id: 'promotion', label: 'Isticanje ističe', on: ['site', 'phone'] },
      { id: 'points', label: 'Poeni i ponude', on: ['site'] },
    ],
    onChange: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SettingsMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('switch', { name: 'Pad cene omiljenog, Telefon' });
    await expect(cell).not.toBeChecked();
    await userEvent.click(cell);
    await expect(args.onChange).toHaveBeenCalledWith('price', 'phone', true);
    await expect(cell).toBeChecked();
    await expect(cell).toHaveAttribute('value', 'price.phone');
  },
};
export const Fixed: Story = {
  args: {
    events: [
      { id: 'order', label: 'Račun za uplatu', on: ['mail'], fixed: ['mail'], note: 'Račun uvek šaljemo e-poštom.' },
      { id: 'message', label: 'Nova poruka', on: ['site'] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Račun za uplatu, E-pošta' })).toBeDisabled();
  },
};
export const LongWords: Story = {
  args: {
    eventLabel: 'Benachrichtigungsereignis',
    channels: [
      { id: 'site', label: 'На сайте' },
      { id: 'mail', label: 'E-Mail' },
      { id: 'phone', label: 'Телефон' },
    ],
    events: [{ id: 'a', label: 'Preissenkungsbenachrichtigung für gespeicherte Fahrzeuganzeigen', on: ['site'] }],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
