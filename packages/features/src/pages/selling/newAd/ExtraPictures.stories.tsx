import type { Meta, StoryObj } from '@storybook/react-vite';
import { buyImagePackage, Failure, saveDraft } from '@volan/api-contract';
import { fixtures, mockCall } from '@volan/mocks';
import { useEffect, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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

/** Somebody presses the last tile of the pictures as soon as it is there. */
function PressedAtOnce(props: ComponentProps<typeof NewAdPage>) {
  useEffect(() => {
    queueMicrotask(() => {
      const tiles = [...document.querySelectorAll('button')];
      tiles.find((tile) => /30 (slika|more pictures)/.test(tile.ariaLabel ?? tile.textContent))?.click();
    });
  }, []);

  return <NewAdPage {...props} />;
}

const asked = fn();

const tileName = /^(Još do 30 slika|Up to 30 more pictures)\. /;
const panelName = /^(Cena dodatnih slika|Price of extra pictures)$/;

/** The buttons that open the prices, in those of their two places that are shown. */
const shownIn = (canvasElement: HTMLElement): HTMLElement[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('details:has(> section[id*="packages"]) > summary')].filter((each) =>
    each.checkVisibility(),
  );

/** What opens the prices, in the one of their two places that is shown. */
function pricesIn(canvasElement: HTMLElement): HTMLElement {
  const [shown] = shownIn(canvasElement);
  if (!shown) throw new Error('The prices of extra pictures cannot be opened.');

  return shown;
}

/**
 * The prices are closed while many free pictures are left. The last tile of the pictures opens all packages with their
 * exact prices. [L09, L15-L18, T27]
 */
export const Packages: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // the first styles hide one of the two places
    await waitFor(() => expect(shownIn(canvasElement)).toHaveLength(1));
    const radios = canvas.getAllByRole('radio', { name: /^\+\d0 / });
    for (const radio of radios) await expect(radio).not.toBeVisible();
    await expect(pricesIn(canvasElement)).toHaveTextContent(
      /^0 (od|of) 20 (slika|pictures). 20 (slika je besplatno|pictures are free)/,
    );
    const texts = radios.map((radio) => radio.closest('label')?.textContent);
    await expect(texts.map((text) => /^\+\d0/.exec(text ?? '')?.[0])).toEqual(['+10', '+20', '+30']);
    await expect(texts[1]).toMatch(/^\+20 · 20\s?%\s.*(320\sRSD|€\s?3[.,]20).*3 /);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: tileName }));
    await expect(canvas.getByRole('region', { name: panelName })).toHaveFocus();
    for (const radio of radios) await waitFor(() => expect(radio).toBeVisible());
  },
};

/** The form is drawn in the moment after the press of the tile, before the browser has told that the prices are open. */
export const DrawnWhilePricesOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(shownIn(canvasElement)).toHaveLength(1));
    const line = canvas.getByLabelText<HTMLInputElement>(/Kratak dodatak|Short line/);
    canvas.getByRole('button', { name: tileName }).click();
    line.value = 'Servisiran';
    line.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(localDrafts.read()[0]?.fields).toMatchObject({ line: ['Servisiran'] }));
    await expect(canvas.getByRole('region', { name: panelName })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /^\+10 / })).toBeVisible();
  },
};

/** The tile is pressed before the form has read the draft of this browser: the prices stay open, with the focus. [P35] */
export const PressedBeforeResumed: Story = {
  beforeEach: () =>
    localDrafts.write([
      {
        id: '7f0c2a0e-3f5b-4a55-8a7c-2c1d3e4f5a6b',
        version: 0,
        categoryId: 1,
        fields: { line: ['Prvi vlasnik'] },
        saved: true,
        at: 1,
        tab: 'killed',
      },
    ]),
  render: (args) => <PressedAtOnce {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByDisplayValue('Prvi vlasnik')).toBeVisible());
    await expect(canvas.getByRole('region', { name: panelName })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /^\+10 / })).toBeVisible();
  },
};

/** Nearly all free pictures are used: the prices are open. [L09] */
export const NearlyFull: Story = {
  args: {
    draft: {
      id,
      version: 1,
      fields: { pictures: Array.from({ length: 18 }, (_, at) => `${id.slice(0, -2)}${at + 10}`) },
    },
    named: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^\+10 / })).toBeVisible();
  },
};

/**
 * Nothing paid is chosen beforehand: a user who buys without choosing is asked to choose, and nothing is bought.
 * [L13-L18]
 */
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(pricesIn(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: /^(Kupi paket|Buy a package)$/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^(Izaberite koliko slika|Choose how many pictures)/,
    );
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^\+10 / }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/**
 * A package is bought beside the form: the limit rises at once, the typed values stay, a larger one costs the
 * difference. [L13-L18]
 */
export const MorePictures: Story = {
  args: { draft: { id, version: 1, fields: {} }, named: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(pricesIn(canvasElement));
    await userEvent.type(canvas.getByLabelText(/Kratak dodatak|Short line/), 'Servisiran');
    await userEvent.click(canvas.getByRole('radio', { name: /^\+20 / }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Kupi za 3 kredita|Buy for 3 credits)$/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^(Oglas sada može da ima 40 slika|This ad can now have 40 pictures)\.$/,
    );
    await expect(canvas.getByRole('progressbar', { name: /^(Dodato|Added)/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^(0 od 40 slika|0 of 40 pictures)$/),
    );
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(pricesIn(canvasElement));
    await userEvent.click(canvas.getByRole('radio', { name: /^\+10 / }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Kupi za|Buy for) 2 / }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/(može da ima 30 slika|have 30 pictures)\.$/);
    await expect(asked.mock.calls.map(([what]) => what as string)).toEqual(['save', 'buy']);
  },
};

/** Too few credits: what is missing, and the way to more in another tab; the form stays. [J32] */
export const TooFewCredits: Story = {
  args: { draft: { id, version: 1, fields: {} }, named: true },
  beforeEach: ({ msw }) => {
    msw.use(mockCall(buyImagePackage, () => new Failure('not-enough-credits', { data: { missing: 3 } })));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(pricesIn(canvasElement));
    await userEvent.click(canvas.getByRole('radio', { name: /^\+30 / }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Kupi za|Buy for) 4 / }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^(Nedostaju 3 kredita|3 credits are missing)/);
    const more = canvas.getByRole('link', { name: /^(Kupi 10 kredita|Buy 10 credits)/ });
    await expect(more).toHaveAttribute('href', '/cart/checkout?items=credits-10*1&from=credits');
    await expect(more).toHaveAttribute('target', '_blank');
  },
};
