import type { Meta, StoryObj } from '@storybook/react-vite';
import { buyImagePackage, Failure, saveDraft } from '@volan/api-contract';
import { fixtures, mockCall } from '@volan/mocks';
import { expect, fn } from 'storybook/test';
import { AdPreview } from '../../buyer/ad/AdPreview.tsx';
import { inSite } from '../../../stories/inSite.tsx';
import { localDrafts } from './localDrafts.ts';
import { NewAdPage } from './NewAdPage.tsx';

const id = '5f0c2a0e-3f5b-4a55-8a7c-2c1d3e4f5a6b';

const meta = {
  title: 'Pages/New ad, extra pictures',
  component: NewAdPage,
  decorators: [inSite],
  args: {
    category: fixtures.category('rs'),
    account: fixtures.account(),
    sellers: fixtures.adSellers().slice(0, 1),
    regions: [],
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

const asked = fn();

type Played = Parameters<NonNullable<Story['play']>>[0];

/** Asks for the packages and chooses one of them. */
async function choosePackage(canvas: Played['canvas'], userEvent: Played['userEvent'], name: RegExp) {
  await userEvent.click(canvas.getByText(/^(Treba vam više od 20 slika|Need more than 20 pictures)\?$/));
  await userEvent.click(canvas.getByRole('radio', { name }));
}

/** Nothing paid is chosen beforehand: who buys without choosing is asked to choose, and nothing is bought. [L13-L18] */
export const NoPackageChosen: Story = {
  args: { draft: { id, version: 1, fields: {} }, named: true },
  beforeEach: ({ msw }) => {
    asked.mockReset();
    msw.use(
      mockCall(buyImagePackage, ({ images }) => {
        asked('buy');
        return { images, credits: 2, max_pictures: 30, balance: 0 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(Treba vam više od 20 slika|Need more than 20 pictures)\?$/));
    await userEvent.click(canvas.getByRole('button', { name: /^(Kupi paket|Buy a package)$/ }));
    await expect(await canvas.findByText(/^(Izaberite koliko slika|Choose how many pictures)/)).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^\+10 / }));
    await expect(canvas.queryByText(/^(Izaberite koliko slika|Choose how many pictures)/)).toBeNull();
  },
};

/** A package is bought beside the form: the limit rises at once, what was typed stays, a larger one costs the difference. [L13-L18] */
export const MorePictures: Story = {
  args: { draft: { id, version: 1, fields: {} }, named: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Kratak dodatak|Short line/), 'Servisiran');
    await choosePackage(canvas, userEvent, /^\+20 /);
    await userEvent.click(canvas.getByRole('button', { name: /^(Kupi za 3 kredita|Buy for 3 credits)$/ }));
    await expect(
      await canvas.findByText(/^(Oglas sada može da ima 40 slika|This ad can now have 40 pictures)\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByText(/^(0 od 40 slika|0 of 40 pictures)$/)[0]).toBeVisible();
    await expect(canvas.getByDisplayValue('Servisiran')).toBeVisible();
    const left = canvas.getAllByRole('radio', { name: /^\+\d0 / });
    await expect(left.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^\+30 (još 1 kredit|1 credit more)$/),
    ]);
  },
};

/** A draft that the server does not have yet is saved first. */
export const MorePicturesBeforeSaving: Story = {
  beforeEach: ({ msw }) => {
    asked.mockReset();
    msw.use(
      mockCall(saveDraft, ({ version, ...draft }) => {
        asked('save');
        const times = { updated_at: '2026-11-26T08:00:00.000Z', expires_at: '2026-12-26T08:00:00.000Z' };
        return { ...draft, version: version + 1, title: '', ...times };
      }),
      mockCall(buyImagePackage, ({ images }) => {
        asked('buy');
        const isSaved = asked.mock.calls.some(([what]) => what === 'save');
        if (!isSaved) return new Failure<'not-found', null>('not-found');
        return { images, credits: 2, max_pictures: 30, balance: 0 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await choosePackage(canvas, userEvent, /^\+10 /);
    await userEvent.click(canvas.getByRole('button', { name: /^(Kupi za|Buy for) 2 / }));
    await expect(await canvas.findByText(/(može da ima 30 slika|have 30 pictures)\.$/)).toBeVisible();
    await expect(asked.mock.calls.map(([what]) => what as string)).toEqual(['buy', 'save', 'buy']);
  },
};

/** Too few credits: what is missing, and the way to more in another tab; the form stays. [J32] */
export const TooFewCredits: Story = {
  args: { draft: { id, version: 1, fields: {} }, named: true },
  beforeEach: ({ msw }) => {
    msw.use(mockCall(buyImagePackage, () => new Failure('not-enough-credits', { data: { missing: 3 } })));
  },
  play: async ({ canvas, userEvent }) => {
    await choosePackage(canvas, userEvent, /^\+30 /);
    await userEvent.click(canvas.getByRole('button', { name: /^(Kupi za|Buy for) 4 / }));
    await expect(await canvas.findByText(/^(Nedostaju 3 kredita|3 credits are missing)$/)).toBeVisible();
    const more = canvas.getByRole('link', { name: /^(Kupi 10 kredita|Buy 10 credits)/ });
    await expect(more).toHaveAttribute('href', '/cart/checkout?items=credits-10*1&from=credits');
    await expect(more).toHaveAttribute('target', '_blank');
  },
};
