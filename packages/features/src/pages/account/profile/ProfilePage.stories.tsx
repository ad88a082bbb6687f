import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { begunDrafts, listMeta, ownAds, slots } from '../../../stories/sellingStories.ts';
import { ProfilePage } from './ProfilePage.tsx';

const [asked, refused, ending] = ownAds([
  { status: 'pending', reason: 'Da li je kilometraža tačna?', actions: ['edit', 'delete'] },
  { status: 'rejected', refused_for: ['duplicate'], actions: ['edit', 'delete'] },
  { expires_at: '2026-11-28T09:00:00.000Z' },
]);
const overview = {
  ads: ownAds([{}, {}, {}]),
  meta: listMeta,
  waiting: [asked, refused, ending].filter((ad) => ad !== undefined),
  drafts: begunDrafts,
  slots,
  stats: fixtures.sellerStats('rs'),
  favourites: fixtures.favourites('rs'),
  movements: fixtures.creditMovements('rs').slice(0, 4),
  conversations: fixtures.conversations('rs').slice(0, 3),
};

const meta = {
  title: 'Pages/Overview',
  component: ProfilePage,
  decorators: [inSite],
  args: { account: { ...fixtures.account(), credits: 47, balance: 47 }, overview },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller: numbers, ads, what waits, what was begun, what costs less now. [B07] */
export const Seller: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^(Pregledi, 30 dana|Views, 30 days)$/ })).toHaveTextContent(
      /(ranije|was) \d/,
    );
    const waiting = within(canvas.getByRole('region', { name: /^(Čeka na vas|Waiting for you)$/ }));
    await expect(waiting.getAllByRole('listitem')).toHaveLength(3);
    await expect(waiting.getByText('Da li je kilometraža tačna?')).toBeVisible();
    const prices = within(canvas.getByRole('region', { name: /^(Promenjene cene|Favourites whose)/ }));
    await expect(prices.getAllByRole('listitem')).toHaveLength(2);
    // the list of ads does what is pressed here
    await expect(document.querySelector('main form')).toHaveAttribute('action', expect.stringMatching(/active-ads$/));
  },
};

/** Each active ad says how long it is promoted still, or that it is not. [C57] */
export const Promoted: Story = {
  args: {
    overview: {
      ...overview,
      ads: ownAds([{ promotion: { starts_at: '2026-11-20T09:00:00.000Z', ends_at: '2026-12-20T09:00:00.000Z' } }, {}]),
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: /^(Isticanje|Promotion)/ });
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^(još 2\d dana|2\d days left)$/));
    await expect(canvas.getAllByText(/^(Nije istaknut|Not promoted)$/)).toHaveLength(1);
  },
};

/** Users who act for no company are not offered a team; users who act for one are, whatever their account is. [H07] */
export const NoTeam: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^(Saradnici|Team)$/ })).toBeNull();
  },
};
export const ActsForACompany: Story = {
  args: { account: { ...fixtures.account(), counts: { ...fixtures.account().counts, companies: 1 } } },
  play: async ({ canvas }) => {
    // in the menu of the account, and on the page
    await expect(canvas.getAllByRole('link', { name: /^(Saradnici|Team)$/ })).toHaveLength(2);
  },
};

/** The balance, its history, and the last messages: with links to all of them. [B07] */
export const CreditsAndMessages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^(Krediti|Credits)$/ })).toHaveTextContent('47');
    await expect(canvas.getByRole('group', { name: /^(Stanje računa|Account balance)$/ })).toHaveTextContent(
      /4[.,]700|47/,
    );
    const credits = within(canvas.getByRole('region', { name: /^(Krediti|Credits)$/ }));
    await expect(credits.getAllByRole('row')).toHaveLength(5);
    await expect(credits.getByText('+2')).toBeVisible();
    const talks = within(canvas.getByRole('region', { name: /^(Poslednje poruke|Latest messages)$/ }));
    await expect(talks.getAllByRole('listitem')).toHaveLength(3);
    await expect(talks.getByText(/^Rađen je na 160.000 km/)).toBeVisible();
  },
};

/** The menu tells how much each list holds. [B07] */
export const CountsInTheMenu: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: /^(Moj nalog|My account)$/ }));
    await expect(menu.getByRole('link', { name: /^(Moji oglasi|My ads) 3$/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^(Omiljeni|Favourites) 6$/ })).toBeVisible();
  },
};

/** No movements and no messages: both panels stay in place and say so. */
export const NothingMoved: Story = {
  args: { overview: { ...overview, movements: [], conversations: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Još nema promena|No movements yet)$/)).toBeVisible();
    const talks = within(canvas.getByRole('region', { name: /^(Poslednje poruke|Latest messages)$/ }));
    await expect(talks.queryAllByRole('listitem')).toHaveLength(0);
  },
};

/** Nothing waits: no empty panel is left behind. */
export const NothingWaits: Story = {
  args: { overview: { ...overview, waiting: [], drafts: [], favourites: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /^(Čeka na vas|Waiting for you|Nacrti|Drafts)$/ })).toBeNull();
  },
};

/** Somebody who has just come: an address to confirm, a first ad to place, a passkey to make. */
export const JustCome: Story = {
  args: {
    account: { ...fixtures.account(), email_verified: false },
    overview: {
      ...overview,
      ads: [],
      meta: { active: 0, promoted: 0, inactive: 0, drafts: 0 },
      waiting: [],
      drafts: [],
      favourites: [],
      movements: [],
      conversations: [],
    },
    offersPasskey: true,
  },
};

/** It is before everything else and comes with the page; either answer is a form of its own. */
export const OffersAPasskey: Story = {
  args: { offersPasskey: true },
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('region', { name: /^(Sledeći put se prijavite|Sign in next time)/ });
    const numbers = canvas.getByRole('group', { name: /^(Pregledi, 30 dana|Views, 30 days)$/ });
    await expect(offer.getBoundingClientRect().bottom).toBeLessThanOrEqual(numbers.getBoundingClientRect().top);
    await expect(offer.querySelector('form')).toHaveAttribute('action', '/profile/settings?tab=security#passkeys');
    const later = within(offer).getByRole('button', { name: /^(Ne sada|Not now)$/ });
    await expect(later).toHaveAttribute('value', 'passkey-later');
    await expect(later).toHaveAttribute('type', 'submit');
    // without the fragment, which the way back to the overview would keep
    await expect(later).toHaveAttribute('formaction', '/profile/settings');
  },
};

/** An administrator acts as the owner: nothing is offered. [J12] */
export const OffersNothingToOthers: Story = {
  args: { account: { ...fixtures.account(), impersonated_by: 'Jelena' }, offersPasskey: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Ne sada|Not now)$/ })).toBeNull();
  },
};
export const OffersAPasskeyOnAPhone: Story = { ...OffersAPasskey, globals: { viewport: { value: 'small' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
