import type { BankSlipProps } from '../BankSlip/BankSlip.tsx';
import { Button } from '../Button/Button.tsx';
import { SampleQr } from './SampleQr.tsx';

export const slip: BankSlipProps = {
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
};
