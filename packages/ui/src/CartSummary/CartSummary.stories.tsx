import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import docs from './CartSummary.docs.ts';
import { CartSummary } from './CartSummary.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/CartSummary',
  component: CartSummary,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Ukupno',
    sums: [
      { label: formats.count('cart.items', 5), amount: formats.money(11_800, 'RSD') },
      { label: 'Popust na slike, 20 %', amount: '−80 RSD', saving: true },
    ],
    total: { label: 'Za plaćanje', amount: formats.money(11_720, 'RSD') },
    credits: (
      <>
        Sa 18 od 38 kredita plaćate 3 stavke, ostaje <strong>{formats.money(9900, 'RSD')}</strong>.
      </>
    ),
    actions: (
      <>
        <Button variant="primary" size="large" href="#checkout" block>
          Nastavi na plaćanje
        </Button>
        <Button variant="ghost" href="#list" block>
          Nastavi pregled oglasa
        </Button>
      </>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ukupno' })).toBeVisible();
    await expect(canvas.getByText('Za plaćanje').nextElementSibling).toHaveTextContent('11.720 RSD');
  },
};
export const SignedOut: Story = {
  args: {
    sums: [
      { label: formats.count('cart.items', 2), amount: formats.money(9900, 'RSD') },
      { label: 'Popust', amount: formats.money(0, 'RSD') },
    ],
    total: { label: 'Za plaćanje', amount: formats.money(9900, 'RSD'), note: 'oko 84,50 €, PDV je uračunat' },
    credits: undefined,
    actions: (
      <>
        <Button variant="primary" size="large" icon="circle-user-round" href="#signin" block>
          Prijavi se i plati
        </Button>
        <Button href="#signup" block>
          Napravi nalog
        </Button>
      </>
    ),
    terms: 'Korpa ostaje sačuvana posle prijave.',
    assurance: { icon: 'shield-check', text: 'Plaćate na stranici banke, uz 3-D Secure potvrdu.' },
  },
};
export const AtCheckout: Story = {
  args: {
    title: 'Vaša narudžbina',
    edit: { label: 'Izmeni', href: '#cart' },
    lines: [
      {
        title: 'Audi A4 2.0 TDI',
        detail: 'Istaknut oglas XL, 60 dana',
        price: formats.money(600, 'RSD'),
        tier: { kind: 'xl', label: 'XL' },
      },
      {
        title: 'Škoda Octavia Combi',
        detail: 'Na vrh, 30 dana',
        price: formats.money(900, 'RSD'),
        tier: { kind: 'top', label: 'Top' },
      },
      { title: formats.count('product.images', 20), detail: 'Renault Clio', price: formats.money(400, 'RSD') },
    ],
    credits: undefined,
    actions: (
      <Button variant="primary" size="large" icon="lock" type="submit" block>
        Plati 11.720 RSD
      </Button>
    ),
    terms: (
      <>
        Plaćanjem prihvatate <Link href="#terms">uslove kupovine</Link>.
      </>
    ),
  },
};
export const Paying: Story = {
  args: {
    actions: (
      <Button variant="primary" size="large" busyLabel="Plaćanje je u toku" block>
        Plati 11.720 RSD
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
export const LongWords: Story = {
  args: {
    sums: [
      { label: 'Скидка на дополнительные фотографии объявления, 20 %', amount: '−11.117.990.000 RSD', saving: true },
    ],
    total: {
      label: 'Zu zahlender Gesamtbetrag',
      amount: formats.money(11_117_990_000, 'RSD'),
      note: 'inklusive Mehrwertsteuer',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
