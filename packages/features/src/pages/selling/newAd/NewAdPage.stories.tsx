import type { AdFormFields } from '@volan/domain-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect, waitFor, within } from 'storybook/test';
import { pictureFiles } from '../../../blocks/pictureUpload/pictureFiles.ts';
import { AdPreview } from '../../buyer/ad/AdPreview.tsx';
import { inSite } from '../../../stories/inSite.tsx';
import { drawnPhoto, filledFields } from '../../../stories/sellingStories.ts';
import { localDrafts } from './localDrafts.ts';
import { NewAdPage } from './NewAdPage.tsx';

const id = '5f0c2a0e-3f5b-4a55-8a7c-2c1d3e4f5a6b';
const regions = fixtures.regions('rs', 'RS').map((region) => ({ value: String(region.id), label: region.title }));

const meta = {
  title: 'Pages/New ad',
  component: NewAdPage,
  decorators: [inSite],
  args: {
    category: fixtures.category('rs'),
    account: fixtures.account(),
    sellers: fixtures.adSellers().slice(0, 1),
    regions,
    draft: { id, version: 0, fields: {} },
    named: false,
    limit: { max: 20, bought: 0 },
    Preview: AdPreview,
  },
  beforeEach: () => localDrafts.clear(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewAdPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is filled in: missing fields are listed beside the form. [M54] */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Objavi oglas|Publish the ad)$/ })).toBeEnabled();
    const sections = within(canvas.getByRole('navigation', { name: /^(Delovi oglasa|Parts of the ad)$/ }));
    const vehicle = sections.getByRole('link', { name: /^(Vozilo|Vehicle)$/ });
    await expect(vehicle).toHaveAttribute('href', '#step-vehicle');
    await expect(vehicle.closest('li')).toHaveTextContent(/(nedostaje \d|\d missing)$/);
    // a kind of price is chosen already
    await expect(canvas.queryByRole('link', { name: /^(Kako je cena određena|How the price is meant)$/ })).toBeNull();
  },
};

/** A draft of its own, so that no other story finds what is saved of it. */
const vinOf = (fields: AdFormFields) => ({ draft: { id: crypto.randomUUID(), version: 0, fields }, named: true });
const year = (canvas: ReturnType<typeof within>) => canvas.getByLabelText(/^(Godište|Model year|Year)/);

/** The chassis number offers the make and the year that it tells, and fills them in on request. [M54] */
export const VinProposes: Story = {
  args: vinOf({ vin: ['WVWZZZ3CZEE140287'] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/(Volkswagen, 2014)/)).toBeVisible();
    await expect(year(canvas)).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /^(Popuni|Fill in)$/ }));
    await expect(year(canvas)).toHaveValue('2014');
    const make = canvas.getByRole('combobox', { name: /^(Marka|Make)/ });
    await waitFor(() => expect(make).toHaveValue('Volkswagen'));
    await expect(canvas.queryByText(/Volkswagen, 2014/)).toBeNull();
  },
};

/** It offers nothing for a field that is filled in. [M54] */
export const VinKeepsWhatIsTyped: Story = {
  args: vinOf({ vin: ['WVWZZZ3CZEE140287'], year: ['2013'] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/: Volkswagen\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Popuni|Fill in)$/ }));
    await expect(year(canvas)).toHaveValue('2013');
  },
};

/** A field with a wrong value is shown as wrong, beside the form and in its section, and never as missing. [M54] */
export const WrongAnswers: Story = {
  args: {
    draft: { id, version: 3, fields: { ...filledFields, vin: ['WVWZZZ1K'], price: ['9999999999'] } },
    named: true,
  },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: /^(Delovi oglasa|Parts of the ad)$/ }));
    const said = sections.getAllByRole('listitem').map((section) => section.textContent);
    await expect(said[0]).toMatch(/(nedostaje 2, ispravite 1|2 missing, 1 to correct)$/);
    const wrong = canvas.getByText(/^(Ispravite 2 podatka|2 fields to correct):$/).parentElement!;
    const names = within(wrong).getAllByRole('link');
    await expect(names.map((link) => link.getAttribute('href'))).toEqual(['#ad-vin', '#ad-price']);
    const count = (words: RegExp) =>
      said.reduce((sum, text) => sum + Number(words.exec(text)?.slice(1).find(Boolean) ?? 0), 0);
    await expect(count(/ispravite (\d)|(\d) to correct/)).toBe(2);
    const missing = canvas.getByText(/^(Nedostaj|\d fields? (is|are) still missing)/).parentElement!;
    await expect(count(/nedostaje (\d)|(\d) missing/)).toBe(within(missing).getAllByRole('link').length);
    // in the order of the form
    const [make, model] = within(missing).getAllByRole('link');
    await expect([make, model].map((link) => link?.getAttribute('href'))).toEqual(['#ad-brand_id', '#ad-model_id']);
  },
};

/**
 * What depends on an answer follows it, and the ad is shown as buyers will see it: its place, and no contact in its
 * words.
 */
export const Filled: Story = {
  args: {
    draft: {
      id,
      version: 3,
      fields: { ...filledFields, description: ['Zovite 064 123 4567'], region_id: [regions[0]!.value] },
    },
    named: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /kao kupac|as buyers will/ }));
    const shown = within(canvas.getByRole('region', { name: /videti kupci|how buyers will/ }));
    await expect(shown.getByText('Zovite ••• ••• ••••')).toBeVisible();
    await expect(shown.getByText(regions[0]!.label, { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(Objavi oglas|Publish the ad)$/ })).toHaveLength(2);
  },
};

/**
 * The preview begins at the top of the window, each time; its way back closes it and leads to the button that opened
 * it.
 */
export const PreviewAndBack: Story = {
  args: { draft: { id, version: 3, fields: filledFields }, named: true },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /kao kupac|as buyers will/ });
    const heading = () => canvas.getByRole('heading', { name: /videti kupci|how buyers will/ });
    const isAtTop = () => {
      const { top, bottom } = heading().getBoundingClientRect();
      return top >= 0 && bottom < innerHeight / 2;
    };
    await userEvent.click(opener);
    await waitFor(() => expect(isAtTop()).toBe(true));
    scrollTo(0, 0);
    await userEvent.click(opener);
    await waitFor(() => expect(isAtTop()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: /^(Nazad na izmenu|Back to editing)$/ }));
    await expect(canvas.queryByRole('region', { name: /videti kupci|how buyers will/ })).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** Where no script runs yet the preview comes with the page, and its way back leads to the form. */
export const PreviewFromTheServer: Story = {
  args: {
    result: {
      step: 'preview',
      draft: { id, version: 1 },
      fields: filledFields,
      errors: {},
      failure: null,
      duplicate: null,
      pictures: null,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Nazad na izmenu|Back to editing)$/ }));
    await expect(canvas.getByRole('button', { name: /kao kupac|as buyers will/ })).toHaveFocus();
  },
};

/**
 * Somebody who also sells for a company chooses as whom: price, phone, places and preview follow, and the draft keeps
 * it. [H07]
 */
export const AsACompany: Story = {
  args: { sellers: fixtures.adSellers(), draft: { id, version: 3, fields: filledFields }, named: true },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: /^(Oglas postavlja|Seller)$/ });
    const withoutVat = () => canvas.queryByRole('radio', { name: /^(PDV|VAT)/ });
    await expect(choice).toHaveDisplayValue(/^(Ja|Me) \(Ana Anić\)$/);
    await expect(withoutVat()).toBeNull();
    await userEvent.selectOptions(choice, 'Auto Ana');
    await expect(withoutVat()).toBeInTheDocument();
    await expect(canvas.getByText(/\+381 11 2223334/)).toBeVisible();
    await expect(choice).toHaveAccessibleDescription(/160 (od|of) 200 \(/);
    await expect(canvas.getAllByText(/^0 (od|of) 30 /)[0]).toBeVisible();
    await expect(localDrafts.read()[0]?.fields).toMatchObject({ company_id: ['5'] });
    await userEvent.click(canvas.getByRole('button', { name: /kao kupac|as buyers will/ }));
    const shown = within(canvas.getByRole('region', { name: /videti kupci|how buyers will/ }));
    await expect(shown.getByText('Auto Ana')).toBeVisible();
  },
};

/**
 * All places of the seller are used: that is said before anything is filled in, and a seller with free ones ends it.
 * [J30]
 */
export const WithoutFreePlace: Story = {
  args: {
    sellers: fixtures.adSellers().map((seller) => ({
      ...seller,
      ...(seller.company_id === null && { slots: { free: 0, used: 50, limit: 50 } }),
    })),
    draft: { id: crypto.randomUUID(), version: 0, fields: {} },
    named: true,
  },
  play: async ({ canvas, userEvent }) => {
    const said = () => canvas.queryByText(/(sva mesta za oglase|all your ad places)/);
    await waitFor(() => expect(said()).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^(Paketi za prodavce|Packets for sellers)$/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(Oglas postavlja|Seller)$/ }), 'Auto Ana');
    await waitFor(() => expect(said()).toBeNull());
  },
};

/** Nobody has left a number: the field says what that means, and where one is kept for all ads. [M53] */
export const WithoutPhone: Story = {
  args: { sellers: [{ ...fixtures.adSellers()[0]!, phone: null }] },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: /^(Telefon za|Phone for)/ });
    await expect(phone).toHaveAccessibleDescription(/(samo da vam pišu|only write to you)/);
  },
};

/** An account without a confirmed phone confirms it on this page, before its first ad. [J06, G14] */
export const PhoneFirst: Story = {
  args: {
    sellers: [{ ...fixtures.adSellers()[0]!, phone_first: true }],
    draft: { id, version: 1, fields: filledFields },
  },
  play: async ({ canvas }) => {
    const form = canvas.getByLabelText(/^(Broj mobilnog telefona|Mobile number)$/).closest('form');
    await expect(form).toHaveAttribute('action', expect.stringMatching(/\?draft=/));
  },
};

/** Publishing was refused because the phone is not confirmed: it is said once, as the refusal. */
export const PhoneRefused: Story = {
  args: {
    ...PhoneFirst.args,
    result: {
      step: 'publish',
      draft: { id, version: 1 },
      fields: filledFields,
      errors: { account_phone: ['phone-first'] },
      failure: 'validation',
      duplicate: null,
      pictures: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByLabelText(/^(Broj mobilnog telefona|Mobile number)$/)).toBeVisible();
  },
};

/**
 * A company that the account no longer acts for stays named until another seller is chosen: nothing is published for a
 * wrong seller.
 */
export const CompanyIsGone: Story = {
  args: {
    result: {
      step: 'publish',
      draft: { id, version: 1 },
      fields: { ...filledFields, company_id: ['9'] },
      errors: { company_id: ['seller-refused'] },
      failure: 'forbidden',
      duplicate: null,
      pictures: null,
    },
  },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: /^(Oglas postavlja|Seller)/ });
    await expect(choice).toBeInvalid();
    await expect(choice).toHaveValue('9');
    await expect(
      canvas.getByRole('link', { name: /^(Oglas postavlja: Za ovog|Seller: You cannot publish)/ }),
    ).toHaveAttribute('href', '#ad-company_id');
  },
};

/** Pictures that wait in this browser are in the preview in their order, then those of the server in their place. */
export const PreviewOfAVisitor: Story = {
  args: { account: null, sellers: [], draft: { id, version: 0, fields: filledFields } },
  beforeEach: async () => {
    await pictureFiles(id).clear();
    return () => pictureFiles(id).clear();
  },
  play: async ({ canvas, userEvent }) => {
    const chosen = await Promise.all([drawnPhoto('navy'), drawnPhoto('teal')]);
    await userEvent.upload(canvas.getByLabelText(/^(Dodaj sliku|Add a picture): (Naslovna|Cover)$/), chosen);
    await userEvent.click(canvas.getByRole('button', { name: /kao kupac|as buyers will/ }));
    const shown = within(canvas.getByRole('region', { name: /videti kupci|how buyers will/ }));
    const gallery = within(await shown.findByRole('list', { name: /^(Slike|Pictures)/ }));
    const [field] = canvas.getAllByRole('list', { name: /^(Slike vozila|Pictures of the vehicle)$/ });
    const slots = within(field!);
    const sources = (images: readonly Element[]) => images.map((image) => image.getAttribute('src'));
    const pictures = gallery.getAllByRole('presentation');
    await expect(pictures).toHaveLength(2);
    await expect(sources(pictures)).toEqual(sources(slots.getAllByRole('img')));
  },
};

/** Pressed without a connection: the button waits, and no form goes out that would be lost. */
export const Offline: Story = {
  args: { draft: { id, version: 3, fields: filledFields }, named: true },
  beforeEach: () => {
    localDrafts.clear();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent }) => {
    const [publish] = canvas.getAllByRole('button', { name: /^(Objavi oglas|Publish the ad)$/ });
    await userEvent.click(publish!);
    await waitFor(() => expect(canvas.getByText(/^(Čeka se internet veza|Waiting for the connection)$/)).toBeVisible());
  },
};

/** The typed values stay, each field shows its error, and the summary links to it. [M20, G15] */
export const Refused: Story = {
  args: {
    result: {
      step: 'publish',
      draft: { id, version: 1 },
      fields: { ...filledFields, price: ['12.500,50'] },
      errors: { brand_id: ['required'], price: ['whole'], pictures: ['not-found'] },
      failure: 'validation',
      duplicate: null,
      pictures: null,
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvas.getAllByRole('alert').find((alert) => alert.id === 'ad-errors');
    await expect(summary).toHaveFocus();
    // a picture that is on another device: what to do about it
    const lost = /^(Slike|Pictures): .*(uklonite i dodajte ponovo|remove it here and add it again)\.$/;
    await expect(canvas.getByRole('link', { name: lost })).toHaveAttribute('href', '#ad-pictures');
    for (const name of ['brand_id', 'price', 'pictures']) {
      const field = canvasElement.querySelector<HTMLElement>(`#ad-${name}`);
      await userEvent.click(summary!.querySelector(`a[href="#ad-${name}"]`)!);
      await waitFor(() => expect(field?.contains(document.activeElement)).toBe(true));
    }
    const price = canvasElement.querySelector<HTMLInputElement>('#ad-price')!;
    await expect(price).toBeInvalid();
    await expect(price).toHaveAccessibleDescription(/(u celim evrima|in whole euros)/);
    // a corrected field leaves the summary, and the focus stays
    await userEvent.clear(price);
    await userEvent.type(price, '9500');
    await waitFor(() => expect(summary!.querySelector('a[href="#ad-price"]')).toBeNull());
    await expect(price).toHaveFocus();
    await expect(price).toBeValid();
    await expect(summary!.querySelectorAll('a')).toHaveLength(2);
  },
};

/** A visitor fills in everything; signing in comes before publishing. [B44] */
export const Visitor: Story = {
  args: { account: null, sellers: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Kratak dodatak|Short line/), 'Prvi vlasnik');
    await expect(await canvas.findByText(/sačuvan u ovom pregledaču|kept in this browser/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Prijavi se i objavi|Sign in and publish/ })).toBeVisible();
    // somebody without an account opens one from here, and comes back to the draft
    await expect(canvas.getByRole('link', { name: /^(Registrujte se|Register)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/signup\?return=.*draft/),
    );
    // packages of pictures are sold to accounts: a visitor reads their prices
    const packages = within(canvas.getByRole('region', { name: /^(Cena dodatnih slika|Price of extra pictures)$/ }));
    await expect(packages.getByRole('list').children).toHaveLength(3);
    await expect(packages.queryByRole('radio')).toBeNull();
    await expect(packages.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\?return=.*draft/));
  },
};

/** Suspended users read that before they fill in anything. [H08] */
export const Suspended: Story = {
  args: { account: { ...fixtures.account(), suspended: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Odluka i žalba|Decision and appeal)$/ })).toBeVisible();
  },
};
