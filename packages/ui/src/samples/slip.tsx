import type { BankSlipProps } from '../BankSlip/BankSlip.tsx';
import { Button } from '../Button/Button.tsx';

/** Looks like a code and leads nowhere: the modules follow from their places. */
function SampleQr() {
  const size = 33;
  const corner = (x: number, y: number) => (x < 8 && y < 8) || (x >= size - 8 && y < 8) || (x < 8 && y >= size - 8);
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const);
  const dark = cells.filter(([x, y]) => !corner(x, y) && (x * 7 + y * 13 + x * y * 3 + ((x * x + y) % 5)) % 9 < 4);
  const eyes = [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const;

  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="100%" role="img" aria-label="QR kod za plaćanje">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d={
          dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') +
          eyes.map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`).join('')
        }
      />
    </svg>
  );
}

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
