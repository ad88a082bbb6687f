import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
    onSettingChange: fn(),
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
    await expect(args.onSettingChange).toHaveBeenCalledWith('price', 'phone', true);
    await expect(cell).toBeChecked();
    await expect(cell).toHaveAttribute('value', 'price.phone');
  },
};
/** The parent holds what is on. */
export const HeldByTheParent: Story = {
  render: function Held(args) {
    const [value, setValue] = useState<readonly string[]>(['message.site']);
    return (
      <>
        <SettingsMatrix {...args} data-testid="matrix" value={value} onValueChange={setValue} />
        <output>{value.join(' ')}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('matrix')).toHaveAccessibleName('Obaveštenja');
    await userEvent.click(canvas.getByRole('switch', { name: 'Nova poruka, E-pošta' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('message.site message.mail');
    await userEvent.click(canvas.getByRole('switch', { name: 'Nova poruka, Sajt' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('message.mail');
    await expect(canvas.getByRole('switch', { name: 'Nova poruka, Sajt' })).not.toBeChecked();
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
