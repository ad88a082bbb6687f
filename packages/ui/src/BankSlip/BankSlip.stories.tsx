import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SampleQr } from '../samples/SampleQr.tsx';
import docs from './BankSlip.docs.ts';
import { BankSlip } from './BankSlip.tsx';

const meta = {
  title: 'Marketplace/BankSlip',
  component: BankSlip,
  args: {
    title: 'Uplatite 11.720 RSD',
    help: 'Skenirajte kod u aplikaciji svoje banke ili prepišite podatke.',
    status: { text: 'Čekamo uplatu', tone: 'caution', icon: 'hourglass' },
    fields: [
      { label: 'Primalac', value: 'Volan d.o.o., Beograd', copyLabel: 'Kopiraj primaoca' },
      { label: 'Račun', value: '160-0000000000000-00', copy: '160000000000000000', copyLabel: 'Kopiraj račun' },
      { label: 'Iznos', value: '11.720,00 RSD', copy: '11720,00', copyLabel: 'Kopiraj iznos' },
      { label: 'Poziv na broj', value: '97 41-2026-118204', copyLabel: 'Kopiraj poziv na broj' },
      { label: 'Šifra plaćanja', value: '289', copyLabel: 'Kopiraj šifru plaćanja' },
      { label: 'Svrha', value: 'Usluge oglašavanja', copyLabel: 'Kopiraj svrhu' },
    ],
    copiedLabel: 'Kopirano',
    note: 'Poziv na broj važi do 27.11.2026. Bez njega uplatu knjižimo ručno, do 2 radna dana.',
    qr: { code: <SampleQr />, caption: 'NBS IPS QR' },
    openApp: (
      <Button variant="ink" icon="smartphone" href="#bank" block>
        Otvori aplikaciju banke
      </Button>
    ),
    actions: (
      <>
        <Button icon="printer">Odštampaj uplatnicu</Button>
        <Button icon="download" href="#pdf">
          PDF
        </Button>
        <Button variant="ghost" href="#other">
          Promeni način plaćanja
        </Button>
      </>
    ),
  },
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
export const WithoutCode: Story = { args: { qr: undefined, openApp: undefined } };
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
