import { listWithheld, plansOf } from '@volan/api-contract';
import { withheldIn } from '@volan/domain-rules';
import { fixtures, mockCall } from '@volan/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteProvider, useSite } from '../../../runtime/site/SiteProvider.tsx';
import { inSite } from '../../../stories/inSite.tsx';
import { PlansPage } from './PlansPage.tsx';

const meta = {
  title: 'Pages/Packets',
  component: PlansPage,
  decorators: [inSite],
  args: { plans: plansOf('volan'), own: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For everybody: each packet with its price, what every limit means, and a way to pay. [A08, B23] */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('region', { name: /^(Paketi za prodavce|Packets for sellers)$/ }));
    await expect(cards.getByText(/^4[.,]900\sRSD$/)).toBeVisible();
    await expect(cards.getByRole('link', { name: /^(Izaberi Salon|Choose Showroom)$/ })).toHaveAttribute(
      'href',
      '/cart/checkout?items=plan-showroom*1&from=plans',
    );
    for (const promote of canvas.getAllByRole('link', { name: /^(Istakni|Promote): / })) {
      await expect(promote).toHaveAttribute('href', '/profile/active-ads');
    }
    const table = within(canvas.getByRole('table', { name: /^(Uporedite pakete|Compare packets)$/ }));
    await expect(table.getByRole('row', { name: /^(Aktivni oglasi|Active ads).*50 200 1[.,]000$/ })).toBeVisible();
    await expect(table.getAllByRole('rowheader')).toHaveLength(8);
  },
};

/** The own packet is marked with its end; a larger one shows its current price. [B23] */
export const WithAPacket: Story = {
  args: { own: fixtures.plans.lot('volan') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Trenutni paket, do|Current packet, until) / })).toBeDisabled();
    await expect(canvas.getByText(/6[.,]960\sRSD: 2[.,]940\sRSD (manje za 18|less for 18)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Pređi na Salon odmah|Switch to Showroom now)$/ })).toBeVisible();
  },
};

/** A private account reads on each packet that it is for companies, and registers one from there. [H07] */
export const PrivateAccount: Story = {
  args: { own: fixtures.plans.none('volan'), needsCompany: true },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('region', { name: /^(Paketi za prodavce|Packets for sellers)$/ }));
    await expect(cards.getAllByText(/(potrebna registrovana firma|needs a registered company)/)).toHaveLength(2);
    const register = cards.getAllByRole('link', { name: /^(Registrujte svoju firmu|Register your company)$/ });
    await expect(register[0]).toHaveAttribute('href', '/profile/company');
    await expect(cards.queryByRole('link', { name: /^(Izaberi|Choose) / })).toBeNull();
    await expect(cards.getByText(/^(Za sve prodavce|For all sellers)$/)).toBeVisible();
  },
};

/** A company that is not approved yet reads that a packet is paid later, and how its check stands. [H07] */
export const BeforeTheApproval: Story = {
  args: { own: fixtures.plans.lot('volan'), company: fixtures.ownCompany() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Paket možete da izaberete|You can choose a packet now)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Podaci firme|Company data)$/ })).toBeVisible();
  },
};

/** Users who got their packet as a gift pay a larger one in full, and read why. [M13] */
export const BesideAGift: Story = {
  args: {
    own: {
      ...fixtures.plans.lot('volan'),
      offers: fixtures.plans
        .lot('volan')
        .offers.map((offer) =>
          offer.kind === 'larger'
            ? { ...offer, price: offer.full_price, unused: 0, unused_days: 0, is_beside_gift: true }
            : offer,
        ),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Puna cena: sadašnji paket ste dobili|At full price: your present packet was given)/),
    ).toBeVisible();
  },
};

/** Users with the largest one can choose a smaller one for afterwards. */
export const WithTheLargest: Story = {
  args: { own: fixtures.plans.showroom('volan') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Uzmi Plac posle toga|Take Dealer afterwards)$/ })).toBeVisible();
  },
};

/** Where the country takes no payments: nothing is sold, and the page says so. [J68] */
export const WithoutPayments: Story = {
  args: { own: fixtures.plans.lot('volan') },
  decorators: [
    (Story) => (
      <SiteProvider site={{ ...useSite(), viewer: { signedIn: true, unread: 0, countryId: 688 } }}>
        <Story />
      </SiteProvider>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(listWithheld, () => [{ id: 688, code: 'RS', withheld: withheldIn({ payments: false, off: [] }) }]),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Plaćanje je u vašoj državi isključeno|Payments are off in your country)$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Izaberi|Choose|Pređi na Salon|Switch to) / })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^(Isticanje jednog oglasa|Promote one ad)$/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^(Trenutni paket|Current packet)/ })).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
