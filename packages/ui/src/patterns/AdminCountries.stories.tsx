import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AdminPage } from '../AdminPage/AdminPage.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { CountryPaymentSwitch } from '../CountryPaymentSwitch/CountryPaymentSwitch.tsx';
import type { DataColumn } from '../DataTable/DataColumn.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { InlineEdit } from '../InlineEdit/InlineEdit.tsx';
import { Row } from '../Row/Row.tsx';
import { SampleAdminNav } from '../samples/SampleAdminNav.tsx';
import { formats } from '../samples/formats.ts';

interface Country {
  code: string;
  name: string;
  /** "u Bugarskoj". */
  inside: string;
  ads: string;
  currency: string;
  period: string;
  next: string;
}

const country = (line: string): Country => {
  const [code = '', name = '', inside = '', ads = '', currency = '', period = '', next = ''] = line.split(' | ');
  return {
    code,
    name,
    inside,
    ads: formats.number(Number(ads)),
    currency,
    period,
    next: next === '–' ? next : formats.date(next),
  };
};

const countries = [
  'rs | Srbija | u Srbiji | 48212 | RSD |  | –',
  'ba | Bosna i Hercegovina | u Bosni i Hercegovini | 12940 | EUR |  | –',
  'hr | Hrvatska | u Hrvatskoj | 9318 | EUR | 6 | 2027-03-01',
  'me | Crna Gora | u Crnoj Gori | 3120 | EUR | 6 | 2027-05-01',
  'mk | Severna Makedonija | u Severnoj Makedoniji | 5204 | EUR | 3 | 2027-02-01',
  'bg | Bugarska | u Bugarskoj | 18760 | EUR |  | –',
  'hu | Mađarska | u Mađarskoj | 15031 | EUR | 12 | 2027-11-01',
].map(country);

const editWords = {
  edit: 'Izmeni',
  save: 'Sačuvaj',
  cancel: 'Otkaži',
  saving: 'Čuva se',
  saved: 'Sačuvano',
  failed: 'Nije sačuvano. Pokušajte ponovo.',
  empty: 'nema',
};

const columnsOf = (
  off: readonly string[],
  onPayment: (code: string, active: boolean) => void,
): DataColumn<Country>[] => [
  {
    key: 'name',
    label: 'Država',
    cell: ({ code, name }) => (
      <Row gap={1.5}>
        <Flag country={code} />
        {name}
      </Row>
    ),
  },
  { key: 'host', label: 'Poddomen', kind: 'quiet', cell: ({ code }) => `${code}.volan` },
  { key: 'ads', label: 'Oglasi', kind: 'number', cell: ({ ads }) => ads },
  {
    key: 'payment',
    label: 'Plaćanje',
    cell: ({ code, name, inside }) => (
      <CountryPaymentSwitch
        id={`payment-${code}`}
        country={name}
        label="Plaćanje"
        checked={!off.includes(code)}
        onText="Uključeno"
        offText="Isključeno"
        question={{
          title: `Isključiti plaćanje ${inside}?`,
          text: '14 otvorenih korpi ostaje sačuvano. Aktivna isticanja traju do kraja. Nova plaćanja nisu moguća dok ga ponovo ne uključite.',
          closeLabel: 'Zatvori',
          keep: 'Ostavi uključeno',
          turnOff: 'Isključi plaćanje',
        }}
        onCheckedChange={(active) => onPayment(code, active)}
      />
    ),
  },
  { key: 'currency', label: 'Valuta', cell: ({ currency }) => currency },
  {
    key: 'period',
    label: 'Besplatni period',
    cell: ({ code, name, period }) => (
      <InlineEdit
        id={`period-${code}`}
        label={`Besplatni period, ${name}`}
        value={period}
        unit="meseci"
        type="number"
        size="table"
        labels={editWords}
        onSave={async () => undefined}
      />
    ),
  },
  { key: 'next', label: 'Sledeća promena', kind: 'quiet', keepTogether: true, cell: ({ next }) => next },
];

function CountriesPage() {
  const [off, setOff] = useState<readonly string[]>(['me', 'hu']);
  return (
    <AdminPage
      nav={<SampleAdminNav current="#countries" />}
      title="Države i plaćanje"
      subtitle="7 država"
      actions={
        <Button variant="primary" icon="plus">
          Nova država
        </Button>
      }
    >
      <Alert tone="info">
        Besplatni period je broj meseci u kojima su oglasi besplatni. Dok traje, plaća se samo isticanje.
      </Alert>
      <DataTable
        id="countries"
        caption="Države"
        columns={columnsOf(off, (code, active) =>
          setOff(active ? off.filter((other) => other !== code) : [...off, code]),
        )}
        rows={countries}
        rowKey={({ code }) => code}
        empty={<EmptyState icon="globe" title="Nema država" help="Dodajte prvu državu." />}
      />
    </AdminPage>
  );
}

const meta = {
  title: 'Patterns/Admin countries',
  component: CountriesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CountriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Payments stop only after the question. [J67, J68] */
export const Countries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Plaćanje, Bugarska' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Isključi plaćanje' }));
    await expect(canvas.getByRole('switch', { name: 'Plaćanje, Bugarska' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Besplatni period, Severna Makedonija/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
  },
};
export const CountriesOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
