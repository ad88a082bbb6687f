import type { LanguageValue } from '@volan/domain-rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { defineWidgets } from '@volan/widgets';
import { inSite, untilRead } from '../../../stories/inSite.tsx';
import { widgetRefused, widgetServer } from '../../../stories/widgetServer.tsx';
import { PartnersPage } from './PartnersPage.tsx';
import { readChoice } from './SnippetChoice.ts';

/** The choice of an address of the page. */
const chosen = (search: string) => readChoice(new URLSearchParams(search));
const company = 'https://volan.example/companies/auto-kuca-dunav';

const meta = {
  title: 'Pages/Partners',
  component: PartnersPage,
  decorators: [inSite],
  beforeEach: ({ msw }) => {
    msw.use(widgetServer);
    // without its script the page of a story defines the elements itself
    defineWidgets({ origin: location.origin, major: 1 });
  },
  play: untilRead,
  args: { choice: chosen(''), major: '1', pin: { version: '1.0.0', integrity: 'sha384-abc' }, live: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PartnersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const serbian = { brand: 'volan', language: 'rs' satisfies LanguageValue };

/** The code follows every choice; what has no use for a choice keeps it. [M65] */
export const Ads: Story = {
  globals: serbian,
  play: async ({ canvas, userEvent }) => {
    const code = () => canvas.getByRole('region', { name: 'Kod' });
    await expect(code()).toHaveTextContent('<volan-ads key="pk_…" brand="volan" rows="2" theme="auto"');
    await userEvent.click(canvas.getByRole('radio', { name: 'Traka' }));
    await expect(code()).toHaveTextContent('layout="strip"');
    await expect(canvas.queryByRole('combobox', { name: 'Redovi' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mreža' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Redovi' }), '4');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Jezik' }), 'de');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ključ' }));
    await userEvent.paste('pk_a"<b>');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Lista oglasa' }));
    await userEvent.paste('https://volan.example/catalog/vehicles?filters=vozilo:audi');
    await expect(code()).toHaveTextContent(
      'key="pk_a&quot;&lt;b&gt;" brand="volan" category="vehicles" filters="vozilo:audi" rows="4" lang="de"',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /^Tačno 1.0.0/ }));
    await expect(code()).toHaveTextContent('/widgets/1.0.0/volan.js" integrity="sha384-abc" crossorigin="anonymous"');
    // the guides show the element that is chosen, as components write it
    for (const name of ['React', 'Vue']) {
      await expect(canvas.getByRole('region', { name })).toHaveTextContent(
        '<volan-ads data-key="pk_a&quot;&lt;b&gt;" brand="volan" category="vehicles" filters="vozilo:audi" rows="4"',
      );
    }
  },
};

/** A company is named by its address, and by nothing else. */
export const Stock: Story = {
  globals: serbian,
  args: { choice: chosen('element=stock&rows=3') },
  play: async ({ canvas, userEvent }) => {
    const source = canvas.getByRole('textbox', { name: 'Stranica firme' });
    await expect(canvas.queryByRole('region', { name: 'Kod' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'React' })).toHaveTextContent(
      '<volan-stock data-key="pk_…" brand="volan" company="…" rows="3"',
    );
    await userEvent.click(source);
    await userEvent.paste('https://volan.example/contact');
    await expect(source).toBeInvalid();
    await userEvent.clear(source);
    await userEvent.paste(company);
    await expect(source).toBeValid();
    await expect(canvas.getByRole('region', { name: 'Kod' })).toHaveTextContent(
      /company="auto-kuca-dunav" rows="3" theme="auto" style="display:block;min-height:\d{3}px"><a href="https:\/\/volan\.example\/companies\/auto-kuca-dunav" rel="noopener nofollow">/,
    );
  },
};

/** An address of the right kind whose company is gone: the preview keeps the link, and the builder says so. */
export const StockOfNobody: Story = {
  globals: serbian,
  args: { choice: chosen(`element=stock&source=${company}`) },
  beforeEach: ({ msw }) => msw.use(widgetRefused('not-found', 404)),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText(/^Na ovoj adresi više nema ničega/)).toBeVisible()),
};

/** The contrasts of own colours are shown: 4.5 : 1 is needed. */
export const OwnColors: Story = {
  globals: serbian,
  args: { choice: chosen('own=1&muted=%23bbbbbb&ground=grey') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: 'Kontrast' })).toHaveTextContent(
      /Sporedni tekst \/ podloga: 1,9 : 1, premalo/,
    );
    const muted = canvas.getByRole('textbox', { name: 'Sporedni tekst' });
    await userEvent.clear(muted);
    await userEvent.paste('#555555');
    await expect(canvas.getByRole('status', { name: 'Kontrast' })).not.toHaveTextContent('premalo');
    await expect(canvas.getByRole('region', { name: 'Kod' })).toHaveTextContent('--volan-muted:#555555;');
    await userEvent.clear(muted);
    await expect(muted).toBeInvalid();
  },
};

/** The room of the widget is kept free before its script has come: nothing below moves. */
export const Search: Story = {
  args: { choice: chosen('element=search&theme=light&width=360') },
  play: async (context) => {
    await untilRead(context);
    const room = context.canvasElement.querySelector('volan-search')?.parentElement;
    await expect(room && getComputedStyle(room).minHeight).toBe('276px');
  },
};
export const PriceBadge: Story = {
  args: { choice: chosen('element=price-badge&theme=dark&ground=dark&source=/ad-details/41') },
};
/** Before the first exact version there is nothing to choose. */
export const NothingPinned: Story = { args: { pin: null, choice: chosen(`element=stock&source=${company}`) } };
export const Narrow: Story = {
  args: { choice: chosen(`element=stock&own=1&width=360&source=${company}`) },
  globals: { viewport: { value: 'small' } },
};
