import { createFavourite, getSession } from '@volan/api-contract';
import { fixtures, failing, mockCall } from '@volan/mocks';
import type { LanguageValue } from '@volan/domain-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouriteButton } from '@volan/ui/FavouriteButton';
import { Row } from '@volan/ui/Row';
import { expect, screen, waitFor } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { favouriteFormIds } from '../adCard/favouriteFormId.ts';
import { FavouriteForm } from './FavouriteForm.tsx';
import { favouriteStores } from './favouriteStores.ts';

const [saved] = fixtures.favourites('rs').map(({ ad }) => ad);
const other = fixtures.ads('rs').find(({ id }) => fixtures.favourites('rs').every(({ ad }) => ad.id !== id));

/** A list with the hearts of two cards: one is saved, one is not. */
function TwoHearts() {
  return (
    <Row gap={1}>
      <FavouriteForm kind="ads" />
      {[saved, other].map((ad) => (
        <FavouriteButton
          key={ad?.id}
          label={`Sačuvaj ${ad?.title}`}
          pressed={false}
          form={favouriteFormIds.ads}
          name="ad"
          value={String(ad?.id)}
        />
      ))}
    </Row>
  );
}

const forget = () => {
  document.cookie = 'user=; Max-Age=0; Path=/';
  favouriteStores.ads.clear();
};

const meta = {
  title: 'Features/Favourite hearts',
  component: TwoHearts,
  decorators: [inSite],
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  beforeEach: ({ msw }) => {
    msw.use(mockCall(getSession, fixtures.session));
    document.cookie = `user=${encodeURIComponent('{"id":31,"name":"Ana","avatar":null}')}; Path=/`;
    return forget;
  },
} satisfies Meta<typeof TwoHearts>;
export default meta;
type Story = StoryObj<typeof meta>;

const hearts = () => screen.getAllByRole('button', { name: /^Sačuvaj / });
const pressed = (index: number, state: boolean) =>
  waitFor(() => expect(hearts()[index]).toHaveAttribute('aria-pressed', String(state)));

/** Hearts are filled by what the account saved; a press saves, and the message takes it back. [M09] */
export const Saved: Story = {
  play: async ({ userEvent }) => {
    await pressed(0, true);
    await pressed(1, false);
    await userEvent.click(hearts()[1]!);
    await pressed(1, true);
    await expect(await screen.findByText('Oglas je dodat u omiljene.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Vrati' })[0]!);
    await pressed(1, false);
  },
};

/** The server refuses: the heart is empty again, and the message says so. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(failing(createFavourite, 'unavailable')),
  play: async ({ userEvent }) => {
    await pressed(0, true);
    await userEvent.click(hearts()[1]!);
    await expect((await screen.findAllByText(/^Nije uspelo/))[0]).toBeVisible();
    await pressed(1, false);
    for (const close of screen.queryAllByRole('button', { name: 'Zatvori poruku' })) await userEvent.click(close);
  },
};

/** A visitor has no favourites, even if this browser has stored those of another user. */
export const Visitor: Story = {
  beforeEach: () => {
    forget();
    favouriteStores.ads.write({ user: 31, ids: [String(saved?.id)] });
    return forget;
  },
  play: () => pressed(0, false),
};
