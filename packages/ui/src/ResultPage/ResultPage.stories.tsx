import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { picture } from '../samples/ads.ts';
import { Tag } from '../Tag/Tag.tsx';
import { TierLabel } from '../TierLabel/TierLabel.tsx';
import { ChangedList } from './ChangedList.tsx';
import docs from './ResultPage.docs.ts';
import { ResultPage } from './ResultPage.tsx';
import { formats } from '../samples/formats.ts';

const open = (
  <Button size="small" href="#ad">
    Otvori
  </Button>
);

const meta = {
  title: 'Marketplace/ResultPage',
  component: ResultPage,
  args: {
    outcome: 'success',
    title: 'Uplata je primljena',
    fact: 'Narudžbina je aktivna. Račun smo poslali na racuni@primer.rs.',
    receipt: {
      label: 'Račun',
      lines: [
        { label: 'Narudžbina', value: '41-2026-118204' },
        { label: 'Plaćeno', value: '20.11.2026, 10:46' },
        { label: 'Kartica', value: 'Visa •••• 4821' },
        { label: 'Autorizacioni kod', value: '703 114' },
        { label: 'Iznos', value: '11.720 RSD' },
      ],
    },
    changes: (
      <ChangedList
        title="Šta se promenilo"
        changes={[
          {
            kind: 'ad',
            title: 'Audi A4 2.0 TDI',
            picture: picture('limuzina-crna', ''),
            missing: { outline: 'sedan', label: 'Bez slike, limuzina' },
            got: <TierLabel tier="xl">XL</TierLabel>,
            until: 'do 19.1.2027.',
            action: open,
          },
          {
            kind: 'ad',
            title: 'Renault Clio',
            picture: picture('hecbek-crvena', ''),
            missing: { outline: 'hatch', label: 'Bez slike, hečbek' },
            got: <Tag>{formats.count('product.images', 20)}</Tag>,
            until: 'dodajte ih odmah',
            action: open,
          },
          {
            kind: 'balance',
            icon: 'coins',
            title: 'Krediti',
            text: (
              <>
                Krediti: 38 → <strong>88</strong>
              </>
            ),
            end: 'dodato 50',
          },
        ]}
      />
    ),
    actions: (
      <>
        <Button variant="primary" href="#my-ads">
          Moji oglasi
        </Button>
        <Button icon="download" href="#pdf">
          Račun PDF
        </Button>
        <Button variant="ghost" href="#home">
          Na početnu
        </Button>
      </>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Uplata je primljena' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Šta se promenilo' })).toBeVisible();
  },
};
export const Failure: Story = {
  args: {
    outcome: 'failure',
    title: 'Plaćanje nije uspelo',
    fact: 'Banka je odbila transakciju. Kartica nije zadužena, a korpa je sačuvana.',
    reason: (
      <Alert tone="critical" title="Nedovoljno sredstava ili dnevni limit">
        Proverite limit u aplikaciji banke, pa pokušajte ponovo ili izaberite drugi način.
      </Alert>
    ),
    receipt: {
      label: 'Narudžbina',
      lines: [
        { label: 'Narudžbina', value: '41-2026-118204' },
        { label: 'Iznos', value: '11.720 RSD' },
        { label: 'Kartica', value: 'Visa •••• 4821' },
        { label: 'Odgovor banke', value: '51, odbijeno' },
      ],
    },
    changes: undefined,
    actions: (
      <>
        <Button variant="primary" icon="refresh-cw">
          Pokušaj ponovo
        </Button>
        <Button icon="qr-code">Plati preko IPS QR koda</Button>
        <Button variant="ghost" href="#cart">
          Nazad u korpu
        </Button>
      </>
    ),
    note: 'Ako je iznos ipak rezervisan, banka ga vraća sama, obično za jedan radni dan. Pomoć: navedite broj narudžbine.',
  },
};
export const Waiting: Story = {
  args: {
    outcome: 'waiting',
    title: 'Čekamo potvrdu banke',
    fact: 'Obično traje do dva minuta. Ovu stranicu možete da zatvorite.',
    changes: undefined,
    actions: (
      <Button variant="primary" href="#my-ads">
        Moji oglasi
      </Button>
    ),
  },
};
/** As wide as a dialog, for one short form. */
export const Panel: Story = {
  args: {
    outcome: 'waiting',
    look: 'panel',
    title: 'Prijava je istekla',
    fact: 'Prijavite se ponovo i vraćamo vas tamo gde ste bili.',
    receipt: undefined,
    changes: undefined,
    reason: (
      <Button variant="primary" size="large" block>
        Prijavi se
      </Button>
    ),
    actions: (
      <Button variant="ghost" block href="#visitor">
        Nastavi kao posetilac
      </Button>
    ),
    note: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prijavi se' }).getBoundingClientRect().width).toBeLessThan(460);
  },
};
export const LongWords: Story = {
  args: {
    title: 'Zahlungsbestätigung eingegangen',
    receipt: {
      label: 'Beleg',
      lines: [
        {
          label: 'Autorisierungsbestätigungsnummer',
          value: '11.117.990.000 RSD, 欧阳娜娜, ABCDEFGHIJKLMNOPQRSTUVWXYZ',
        },
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
