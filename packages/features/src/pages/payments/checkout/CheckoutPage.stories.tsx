import type { Meta, StoryObj } from '@storybook/react-vite';
import { priceListOf } from '@volan/api-contract';
import { readCartText } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { expect, fn, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

const [first] = fixtures.boostedAds('rs');
if (!first) throw new Error('The mocks have a promoted ad.');

const { ad } = first;

const cart = {
  'credits-10': { product: 'credits-10', quantity: 2 },
  'plan-lot': { product: 'plan-lot', quantity: 1 },
};

const meta = {
  title: 'Pages/Checkout',
  component: CheckoutPage,
  decorators: [inSite],
  args: {
    cart,
    list: priceListOf('volan'),
    methods: ['card', 'transfer'],
    invoice: fixtures.proposedInvoice(),
    orderKey: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0009',
    creditsKey: '6f1c2a44-7a0e-4a5e-9d39-0c1f6f5f0010',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The items, their price, one press to pay. [M40, M41] */
export const BeforePaying: Story = {
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: /^(Plati|Pay) / });
    await expect(pay.closest('form')).toHaveAttribute('method', 'post');
    await expect(pay).toHaveTextContent(/6[.,]900/);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The other way to pay; the button says what it does. [M41] */
export const ByTransfer: Story = {
  args: { methods: ['transfer'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /(IPS QR|Bank transfer)/ })).toBeChecked();
    await expect(
      canvas.getByRole('button', { name: /^(Naruči i prikaži uplatnicu|Order by bank transfer)/ }),
    ).toBeVisible();
  },
};

/** Nobody takes money here at the moment. */
export const NoWayToPay: Story = {
  args: { methods: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Plati|Pay) / })).toBeDisabled();
  },
};

/** The price has changed since it was shown: nothing was ordered. */
export const PriceHasChanged: Story = {
  args: {
    changedTotal: 700_000,
    result: { ok: false, form: 'pay', values: {}, errors: {}, failure: 'conflict' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/7[.,]000/);
  },
};

/** Another tab paid it. */
export const PaidInAnotherTab: Story = {
  args: { isPaid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/(Ništa nije naručeno ponovo|Nothing was ordered again)/);
  },
};

/** For a company: its own fields, their errors, and the typed values. [M40] */
export const ReceiptForACompany: Story = {
  args: {
    result: {
      ok: false,
      form: 'pay',
      failure: 'validation',
      values: { method: 'transfer', invoice_kind: 'company', company_name: '', company_tax_number: '100001158' },
      errors: { company_name: ['required'], company_tax_number: ['tax-number'] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^(Firma|Company)/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^(PIB|Tax number)/ })).toHaveValue('100001158');
    await expect(canvas.getByRole('textbox', { name: /^(PIB|Tax number)/ })).toHaveAccessibleDescription(
      /(PIB|tax number)/,
    );
    await expect(canvas.queryByRole('textbox', { name: /^(Ime i prezime|Full name)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^(Privatno lice|Private person)/ }));
    await expect(canvas.getByRole('textbox', { name: /^(Ime i prezime|Full name)/ })).toHaveValue('Ana Anić');
  },
};

/** A packet is for companies: the refusal leads to where one registers, or completes its data. [H07] */
export const CompanyNeeded: Story = {
  args: { result: { ok: false, form: 'pay', values: {}, errors: {}, failure: 'company-needed' } },
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('alert')).getByRole('link', { name: /^(Registrujte|Register)/ });
    await expect(link).toHaveAttribute('href', '/profile/company');
  },
};

/** A packet before the company is approved: the page names the missing approval in place of the ways to pay. [H07] */
export const CompanyNotApproved: Story = {
  args: { cart: readCartText('plan-lot*1'), company: fixtures.ownCompany() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Firma čeka odobrenje|Your company waits for approval)$/)).toBeVisible();
    await expect(canvas.getByText(/^(Paket možete da izaberete|You can choose a packet now)/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Plati|Pay) / })).toBeNull();
    for (const link of canvas.getAllByRole('link', { name: /^(Podaci firme|Company data)$/ })) {
      await expect(link).toHaveAttribute('href', '/profile/company');
    }
  },
};

/** A packet of an account without a company: it says so before the press. [H07] */
export const WithoutACompany: Story = {
  args: { cart: readCartText('plan-lot*1'), company: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /^(Registrujte|Register)/ })).toHaveLength(2);
  },
};

/** Where nobody takes cards. */
export const WithoutABank: Story = {
  args: { result: { ok: false, form: 'pay', values: {}, errors: {}, failure: 'payment-unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/(Ništa nije naplaćeno|Nothing was charged)/);
  },
};

/** A larger packet in place of a smaller one: what its unused days take off. [M13] */
export const LargerPacket: Story = {
  args: {
    cart: readCartText('plan-showroom*1'),
    known: fixtures.plans
      .lot('volan')
      .offers.map((plan) => ({ product: `plan-${plan.id}`, ad_id: null, ad: null, plan, is_open: true })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Plati|Pay) / })).toHaveTextContent(/6[.,]960/);
    await expect(canvas.getByText(/2[.,]940 RSD (manje za 18|off for 18)/)).toBeVisible();
  },
};

const waysIn = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('group', { name: /^(Način plaćanja|Payment method)$/ })).getAllByRole('radio');

const forAd = {
  cart: readCartText(`boost-xl@${ad.id}*1`),
  known: [
    { product: 'boost-xl', ad_id: ad.id, ad: { id: ad.id, title: ad.title, image: null }, plan: null, is_open: true },
  ],
};

/** For an own ad: credits are a way to pay beside card and transfer. [J32] */
export const InCredits: Story = {
  args: { ...forAd, balance: 12 },
  play: async ({ canvas, userEvent }) => {
    await expect(waysIn(canvas)).toHaveLength(3);
    const credits = canvas.getByRole('radio', {
      name: /^(Krediti|Credits) ?(Košta 6 kredita. Imate 12|It costs 6 credits. You have 12)/,
    });
    await expect(credits).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: /^(Plati|Pay) .*(RSD|€)/ })).toBeEnabled();
    await userEvent.click(credits);
    const pay = canvas.getByRole('button', { name: /^(Plati sa 6 kredita|Pay with 6 credits)$/ });
    await expect(pay.closest('form')).toHaveAttribute('method', 'post');
    await expect(canvas.getByText(new RegExp(ad.title))).toBeVisible();
  },
};
export const InCreditsOnAPhone: Story = { ...InCredits, globals: { viewport: { value: 'phone' } } };

/** Credits were chosen in the cart already, and nobody takes money here. */
export const OnlyCredits: Story = {
  args: { ...forAd, balance: 12, methods: [], wantsCredits: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^(Krediti|Credits)/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^(Plati sa 6 kredita|Pay with 6 credits)$/ })).toBeEnabled();
  },
};

/** Too few credits: how many are missing, with the package that covers them. [J32] */
export const TooFewCredits: Story = {
  args: { ...forAd, balance: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^(Krediti|Credits)/ })).toBeDisabled();
    await expect(canvas.getByText(/^(Nedostaju 2 kredita|2 credits are missing)\./)).toBeVisible();
    const buy = canvas.getByRole('link', { name: /^(Kupi 10 kredita|Buy 10 credits)$/ });
    await expect(buy).toHaveAttribute('href', expect.stringContaining('credits-10*1'));
  },
};

const mixed = {
  cart: readCartText(`boost-xl@${ad.id}*1,credits-10*1`),
  known: [...forAd.known, { product: 'credits-10', ad_id: null, ad: null, plan: null, is_open: true }],
};

/** What credits cannot pay is beside what they can: they pay their part, the card the rest. [J32] */
export const PartlyInCredits: Story = {
  args: { ...mixed, balance: 12 },
  play: async ({ canvas, userEvent }) => {
    await expect(waysIn(canvas)).toHaveLength(2);
    await expect(canvas.getByText(/(ostaje|is left to pay)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Plati|Pay) .*1[.,]600/ })).toBeEnabled();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: /^(Plati 1 stavku kreditima|Pay 1 item with credits)$/ }),
    );
    await expect(
      canvas.getByRole('button', { name: /^(Plati 6 kredita i|Pay 6 credits and) .*1[.,]000/ }),
    ).toBeEnabled();
    await expect(canvas.getAllByText(/^6 (kredita|credits)$/)).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('radio', { name: /(IPS QR|Bank transfer)/ }));
    await expect(
      canvas.getByRole('button', { name: /^(Plati 6 kredita, ostatak|Pay 6 credits, the rest)/ }),
    ).toBeEnabled();
  },
};
export const PartlyInCreditsOnAPhone: Story = {
  args: { ...PartlyInCredits.args, wantsCredits: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /(kreditima|with credits)$/ })).toBeChecked();
  },
};

/** Too few for their part: how many are missing, and all of it can be paid with money. [J32] */
export const TooFewForTheirPart: Story = {
  args: { ...mixed, balance: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /(kreditima|with credits)$/ })).toBeDisabled();
    await expect(canvas.getByText(/(Nedostaju 2 kredita|2 credits are missing)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Plati|Pay) .*1[.,]600/ })).toBeEnabled();
  },
};

/** Nobody takes money here: credits pay their part alone. [J32] */
export const OnlyTheirPart: Story = {
  args: { ...mixed, balance: 12, methods: [] },
  play: async ({ canvas }) => {
    const alone = canvas.getByRole('link', { name: /^(Plati sa 6 kredita|Pay with 6 credits)$/ });
    await expect(alone).toHaveAttribute('href', expect.stringMatching(/items=boost-xl%40\d+\*1&method=credits$/));
  },
};

/** Chosen on the page of packets, not in the cart: every way back leads there. [B23] */
export const FromThePacketsPage: Story = {
  args: { cart: readCartText('plan-lot*1'), from: 'plans' },
  play: async ({ canvas }) => {
    for (const name of [/^(Izmeni|Edit)$/, /^(Nazad|Back)$/, /^(Izbor|Choice)/]) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/payment-plans$/));
    }
  },
};

/** The ad was sold meanwhile. */
export const NoLongerForThisAd: Story = {
  args: {
    cart: readCartText(`boost-xl@${ad.id}*1`),
    known: [
      {
        product: 'boost-xl',
        ad_id: ad.id,
        ad: { id: ad.id, title: ad.title, image: null },
        plan: null,
        is_open: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Ništa nije naplaćeno|Nothing was charged)/)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^(Krediti|Credits)/ })).toBeNull();
  },
};

/** Nothing was chosen. */
export const Empty: Story = {
  args: { cart: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Plati|Pay) / })).toBeNull();
  },
};

/** No e-mail address: the form is sent all the same, and the page says it at the field, not the browser. [M40] */
export const WrongEmail: Story = {
  args: {
    result: {
      ok: false,
      form: 'pay',
      values: { method: 'card', invoice_kind: 'private', private_name: 'Ana', invoice_email: 'ana' },
      errors: { invoice_email: ['email'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^(E-pošta za račun|E-mail for the receipt)/);
    await expect(field).toHaveValue('ana');
    await expect(field).toBeInvalid();
    const sent = fn((event: Event) => event.preventDefault());
    addEventListener('submit', sent, { once: true });
    await userEvent.click(canvas.getByRole('button', { name: /^(Plati|Pay)/ }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};
