import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './CountryPaymentSwitch.docs.ts';
import { CountryPaymentSwitch } from './CountryPaymentSwitch.tsx';

const onActive = fn();

const meta = {
  title: 'Admin/CountryPaymentSwitch',
  component: CountryPaymentSwitch,
  args: {
    id: 'payment-bg',
    country: 'Bugarska',
    label: 'Plaćanje',
    checked: true,
    onText: 'Uključeno',
    offText: 'Isključeno',
    question: {
      title: 'Isključiti plaćanje u Bugarskoj?',
      text: '14 otvorenih korpi ostaje sačuvano. Aktivna isticanja traju do kraja. Nova plaćanja nisu moguća dok ga ponovo ne uključite.',
      closeLabel: 'Zatvori',
      keep: 'Ostavi uključeno',
      turnOff: 'Isključi plaćanje',
    },
    onCheckedChange: onActive,
  },
  beforeEach: () => {
    onActive.mockClear();
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CountryPaymentSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is stored before the question is answered. [J68] */
export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    const payment = canvas.getByRole('switch', { name: 'Plaćanje, Bugarska' });
    await userEvent.click(payment);
    await expect(canvas.getByRole('dialog', { name: 'Isključiti plaćanje u Bugarskoj?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ostavi uključeno' }));
    await expect(onActive).not.toHaveBeenCalled();
    await expect(payment).toBeChecked();
    await userEvent.click(payment);
    await userEvent.click(canvas.getByRole('button', { name: 'Isključi plaćanje' }));
    await expect(onActive).toHaveBeenCalledWith(false);
  },
};
export const Off: Story = {
  args: { checked: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Isključeno'));
    await expect(onActive).toHaveBeenCalledWith(true);
  },
};
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText(/14 otvorenih korpi/)).toBeVisible();
  },
};
export const BeingStored: Story = {
  args: { busyLabel: 'Čuva se' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};
export const Failed: Story = {
  args: { error: 'Nije sačuvano. Pokušajte ponovo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Nije sačuvano. Pokušajte ponovo.');
  },
};
export const LongWords: Story = {
  args: {
    onText: 'Zahlungsabwicklung eingeschaltet',
    question: {
      title: 'Zahlungsabwicklung in Nordmazedonien ausschalten?',
      text: '14 Warenkörbe bleiben gespeichert.',
      closeLabel: 'Schließen',
      keep: 'Zahlungsabwicklung eingeschaltet lassen',
      turnOff: 'Zahlungsabwicklung ausschalten',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(
      canvas.getByRole('button', { name: 'Zahlungsabwicklung ausschalten' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(320);
  },
};
