import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import type { MyAd } from '@volan/api-contract';
import { expect, waitFor, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { begunDrafts, listMeta, ownAds, slots } from '../../../stories/sellingStories.ts';
import { MyAdsPage } from './MyAdsPage.tsx';

const [one] = ownAds([{}]) as [MyAd];
const promotion = { starts_at: '2026-11-10T09:00:00.000Z', ends_at: '2026-12-10T09:00:00.000Z' };
const none = { id: null, draft: null, sent: null, edited: null, masked: false, leftOut: false } as const;

const meta = {
  title: 'Pages/My ads',
  component: MyAdsPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    state: 'active',
    ads: ownAds([
      {},
      { expires_at: '2026-11-28T09:00:00.000Z' },
      { promotion: { starts_at: '2026-11-10T09:00:00.000Z', ends_at: '2026-12-10T09:00:00.000Z' } },
    ]),
    meta: listMeta,
    slots,
    drafts: [],
    stats: null,
    sentAd: none,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyAdsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Public ones, each with its numbers and what does the most for it: promoting it, or renewing one that ends soon. [B08]
 */
export const Active: Story = {
  args: { done: 'confirm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^(Potvrđeno|Confirmed)/);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    const rows = canvas.getAllByRole('article');
    await expect(rows).toHaveLength(3);
    const renew = { name: /^(Produži oglas|Renew ad): / };
    await expect(rows.map((row) => within(row).queryAllByRole('button', renew).length)).toEqual([0, 1, 0]);
    await expect(canvas.getAllByRole('link', { name: /^(Istakni|Promote): / })).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: /^(Produži|Extend): / })).toHaveLength(1);
  },
};

/** On a phone every way to act is in the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('article');
    for (const control of row?.querySelectorAll('button, a') ?? []) {
      const { left, right } = control.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

/** The others, with the reason; drafts are first. [B09] */
export const Inactive: Story = {
  args: {
    state: 'inactive',
    drafts: begunDrafts,
    ads: ownAds([
      { status: 'pending', reason: 'Pošaljite sliku saobraćajne dozvole.', actions: ['edit', 'delete'] },
      { status: 'rejected', reason: 'Duplikat drugog oglasa', actions: ['edit', 'delete'] },
      { status: 'paused', actions: ['edit', 'activate', 'sold', 'delete'] },
      { status: 'sold', actions: ['activate', 'delete'] },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Duplikat drugog oglasa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Nastavi|Continue): / })).toBeVisible();
  },
};

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 27 + index)).toISOString().slice(0, 10),
  views: (index * 37) % 90,
  reveals: index % 4,
  favourites: index % 2,
  conversations: index % 3 === 2 ? 1 : 0,
}));

/** Numbers of one ad, day by day. [P39] */
export const Statistics: Story = {
  args: {
    asked: { what: 'stats', ad: one },
    stats: {
      id: ownAds([{}])[0]?.id ?? 0,
      total: { views: 1284, reveals: 37, favourites: 21, conversations: 10 },
      days,
    },
  },
  play: async ({ canvas }) => {
    for (const name of [
      /^(Pregledi po danima|Views by day)$/,
      /^(Prikazi telefona po danima|Phone reveals by day)$/,
      /^(Sačuvano po danima|Saved by day)$/,
      /^(Razgovori po danima|Conversations by day)$/,
    ]) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
  },
};

/** Further actions for an ad are in a menu beside its name, also on a phone. [B08] */
export const MoreActions: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ads: ownAds([{}]) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^(Pauziraj|Pause): / })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(Još radnji|More actions): / }));
    const menu = within(await canvas.findByRole('dialog'));
    for (const name of [
      /^(Produži oglas|Renew ad): /,
      /^(Pauziraj|Pause): /,
      /^(Prodato|Sold): /,
      /^(Još je na prodaju|Still for sale): /,
    ]) {
      await expect(menu.getByRole('button', { name })).toBeVisible();
    }
    for (const name of [/^(Statistika|Statistics)$/, /^(Obriši|Delete)$/]) {
      await expect(menu.getByText(name)).toBeVisible();
    }
    // a way that stays on this page closes it
    const way = menu.getByText(/^(Obriši|Delete)$/).closest('a')!;
    way.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Deleting asks first, on its own address, also without JavaScript. */
export const Deleting: Story = {
  args: { asked: { what: 'delete', ad: one } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

/** A sale ends a promotion: the question says which credits come back. [M07] */
export const SellingPromoted: Story = {
  args: {
    asked: {
      what: 'sold',
      ad: {
        ...one,
        promotion,
        unused_days: 18,
        unused_credits: 5,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /(isticanja: 18\. .*5 kredita|promotion: 18\. .*5 credits)/,
    );
    await expect(canvas.getByRole('button', { name: /^(Prodato|Sold)$/ })).toHaveValue('sold');
  },
};

/** A refused price stays in its field, with its error. */
export const PriceRefused: Story = {
  args: {
    asked: { what: 'price', ad: one },
    result: {
      ok: false,
      form: 'price',
      values: { ad: String(one.id), price: '0' },
      errors: { price: ['min'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^(Nova cena|New price)/ })).toHaveValue('0');
    await expect(canvas.getByRole('textbox', { name: /^(Nova cena|New price)/ })).toBeInvalid();
  },
};

/** The searched text stays in its field. Nothing matches. */
export const NothingFound: Story = {
  args: { ads: [], q: 'lada niva', sort: 'cheapest', meta: { ...listMeta, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('lada niva');
    await expect(canvas.getByText(/^(Nijedan oglas|No ad matches)/)).toBeVisible();
  },
};

/** Several ads are chosen and changed together; a box chooses all of them. */
export const Choosing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: /^(Izaberi sve|Select all)/ });
    const form = canvasElement.querySelector<HTMLFormElement>('#own-ads-together');
    const chosen = () => new FormData(form ?? undefined).getAll('ads');
    await expect(chosen()).toEqual([]);
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^(Izaberi|Select): / })[1] as HTMLElement);
    await expect(chosen()).toHaveLength(1);
    await userEvent.click(all);
    await expect(chosen()).toHaveLength(3);
  },
};

/** Before several ads are sold the page says which credits come back. [M07] */
export const SellingSeveral: Story = {
  args: {
    ads: ownAds([
      { promotion, unused_days: 18, unused_credits: 5 },
      { promotion, unused_days: 3, unused_credits: 2 },
      {},
    ]),
    result: {
      ok: true,
      form: 'together-ask',
      values: {
        action: 'sold',
        ids: ownAds([{}, {}])
          .map(({ id }) => id)
          .join(','),
      },
      errors: {},
      failure: null,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /(isticanja: 21\. .*7 kredita|promotion: 21\. .*7 credits)/,
    );
    const form = canvasElement.querySelector<HTMLFormElement>('[role=alert] form');
    await expect(new FormData(form ?? undefined).getAll('ads')).toHaveLength(2);
  },
};

/** Two were paused; the third could not be, and says why. */
export const ChangedInPart: Story = {
  args: {
    result: {
      ok: false,
      form: 'together',
      values: { changed: '2' },
      errors: { [one.id]: ['not-now'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Promenjena su 2 oglasa|2 ads are changed)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${one.title}: `) })).toHaveAttribute(
      'href',
      `#my-ad-${one.id}`,
    );
  },
};

/** Discarding a draft asks first, too. [P35] */
export const Discarding: Story = {
  args: { state: 'inactive', drafts: begunDrafts, discarding: begunDrafts[0]?.id ?? '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^(Odbaciti nacrt|Discard the draft)/);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^(Odbaci|Discard): / })).toBeVisible();
    const form = canvasElement.querySelector<HTMLFormElement>('[role=alert] form');
    await expect(form && Object.fromEntries(new FormData(form))).toEqual({ draft: begunDrafts[0]?.id });
    await expect(canvas.getByRole('button', { name: /^(Odbaci|Discard)$/ })).toHaveValue('forget-draft');
  },
};

/** An ad was just placed, and contact data in it was masked. */
export const Sent: Story = {
  args: { sentAd: { ...none, id: one.id, sent: 'active', masked: true, leftOut: true } },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('alert');
    await expect(said).toHaveTextContent(/^(Oglas je objavljen|The ad is published)/);
    await expect(said).toHaveTextContent(/(znakove smo izostavili|left the other signs out)\./);
    await expect(within(said).getByRole('link', { name: /^(Otvori oglas|Open the ad)$/ })).toHaveAttribute(
      'href',
      expect.stringContaining(String(one.id)),
    );
    await expect(said).toHaveTextContent(/(vide pre ostalih|see it before others)\./);
    await expect(within(said).getByRole('link', { name: /^(Istakni|Promote)$/ })).toHaveAttribute(
      'href',
      `/profile/boosts?ad=${one.id}`,
    );
  },
};

/** An ad that a moderator reviews first cannot be promoted yet. [M54] */
export const SentForReview: Story = {
  args: { sentAd: { ...none, id: one.id, sent: 'pending' } },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('alert');
    await expect(said).toHaveTextContent(/^(Oglas čeka|The ad waits)/);
    await expect(within(said).queryByRole('link', { name: /^(Istakni|Promote)$/ })).toBeNull();
  },
};

const silent = ownAds([{ has_phone: false }]);

/** Nobody can be called for it: the page says that, and where a number is given, not that buyers see one. [M53] */
export const SentWithoutPhone: Story = {
  args: { ads: silent, sentAd: { ...none, id: silent[0]?.id ?? 0, sent: 'active', masked: true } },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('alert');
    await expect(said).toHaveTextContent(/(samo da vam pišu|only write to you)/);
    await expect(said).not.toHaveTextContent(/kupci vide telefon|buyers see the phone/);
    const add = await canvas.findByRole('link', { name: /^(Dodaj telefon|Add a phone)$/ });
    await expect(add).toHaveAttribute('href', expect.stringMatching(/#ad-phone$/));
  },
};

/** An ad was changed: that is what the page says, and no old notice. [M55] */
export const Edited: Story = {
  args: { sentAd: { ...none, edited: 'active' } },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('alert');
    await expect(said).toHaveTextContent(/^(Izmene su sačuvane|The changes are saved)/);
    await expect(said).not.toHaveTextContent(/sakrili|hid contact/);
  },
};

export const None: Story = { args: { ads: [], meta: { ...listMeta, active: 0 } } };
