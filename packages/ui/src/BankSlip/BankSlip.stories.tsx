import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { slip } from '../samples/slip.tsx';
import docs from './BankSlip.docs.ts';
import { BankSlip } from './BankSlip.tsx';

const meta = {
  title: 'Marketplace/BankSlip',
  component: BankSlip,
  args: slip,
  parameters: { componentDocs: docs },
} satisfies Meta<typeof BankSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Spaces and dashes that people read are not what a bank takes. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = fn(async (_text: string) => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiraj račun' }));
    await expect(write).toHaveBeenCalledWith('160000000000000000');
    await expect(await canvas.findByText('Kopirano')).toBeInTheDocument();
  },
};
export const Arrived: Story = {
  args: { status: { text: 'Uplata je stigla', tone: 'positive', icon: 'circle-check' } },
};
export const WithoutCode: Story = {
  args: { qr: undefined, openApp: undefined },
  play: async ({ canvas }) => {
    const slip = canvas.getByRole('region', { name: 'Uplatite 11.720 RSD' });
    const row = canvas.getByText('Primalac').parentElement;
    await expect(row?.getBoundingClientRect().width).toBeGreaterThan(slip.getBoundingClientRect().width - 80);
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const app = canvas.getByRole('link', { name: 'Otvori aplikaciju banke' });
    const code = canvas.getByRole('img', { name: 'QR kod za plaćanje' });
    await expect(app.getBoundingClientRect().bottom).toBeLessThan(code.getBoundingClientRect().top);
  },
};
export const LongWords: Story = {
  args: {
    title: 'Überweisen Sie 11.117.990.000 RSD',
    fields: [
      {
        label: 'Zahlungsempfängerin',
        value: 'Preduzeće za promet polovnih vozila Đorđević i sinovi d.o.o., Sremski Karlovci',
        copyLabel: 'Kopieren',
      },
      { label: 'IBAN', value: 'DE89370400440532013000DE89370400440532013000', copyLabel: 'IBAN kopieren' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
