import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, fixtures } from '@volan/mocks';
import type { LanguageValue } from '@volan/domain-rules';
import { deleteFavourite } from '@volan/api-contract';
import { expect, screen, waitFor } from 'storybook/test';
import { favouriteStores } from '../../../blocks/favourites/favouriteStores.ts';
import { inSite } from '../../../stories/inSite.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';

const favourites = fixtures.favourites('rs');
const meta = {
  title: 'Pages/Favourites',
  component: FavouritesPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    favourites,
    meta: { total: 28, page: 1, pages: 2, per_page: 24 },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FavouritesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cheaper, the same, dearer, and sold. [B10] */
export const Favourites: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Jeftiniji za|less$/)).toBeVisible();
    await expect(canvas.getByText(/Skuplji za|more$/)).toBeVisible();
    await expect(canvas.getByText(/^(Prodato|Sold)$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(Ukloni|Remove): / })).toHaveLength(4);
  },
};

function signIn() {
  document.cookie = `user=${encodeURIComponent('{"id":31,"name":"Ana","avatar":null}')}; Path=/`;
  return () => {
    document.cookie = 'user=; Max-Age=0; Path=/';
    favouriteStores.ads.clear();
  };
}
const inSerbian = { brand: 'volan', language: 'rs' satisfies LanguageValue };
const removals = () => screen.queryAllByRole('button', { name: /^Ukloni: / });

/** One is removed: its row goes at once, the focus to the next one, and the message takes it back. [M09] */
export const Removed: Story = {
  globals: inSerbian,
  beforeEach: signIn,
  play: async ({ userEvent }) => {
    const [first, second] = removals();
    await userEvent.click(first!);
    await waitFor(() => expect(removals()).toHaveLength(3));
    await expect(second).toHaveFocus();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Vrati' }))[0]!);
    await waitFor(() => expect(removals()).toHaveLength(4));
  },
};

/** The server refuses: the row is there again, and the message says so. */
export const RemovalRefused: Story = {
  globals: inSerbian,
  beforeEach: ({ msw }) => {
    msw.use(failing(deleteFavourite, 'unavailable'));
    return signIn();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(removals()[0]!);
    await expect((await screen.findAllByText(/^Nije uspelo/))[0]).toBeVisible();
    await waitFor(() => expect(removals()).toHaveLength(4));
    for (const close of screen.queryAllByRole('button', { name: 'Zatvori poruku' })) await userEvent.click(close);
  },
};

/** Nothing yet, and how to begin. */
export const Empty: Story = { args: { favourites: [], meta: { total: 0, page: 1, pages: 0, per_page: 24 } } };

/** A heart was pressed where no script runs, and the account is full. */
export const Asked: Story = {
  args: {
    asked: fixtures.ads('rs').at(-1),
    result: { ok: false, form: 'save', values: {}, errors: { ad_id: ['max'] }, failure: 'validation' },
  },
};
