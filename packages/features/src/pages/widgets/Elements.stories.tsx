import { widgetKinds, type WidgetKind } from '@volan/domain-rules';
import { defineWidgets } from '@volan/widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { createElement, type CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { widgetRefused, widgetServer } from '../../stories/widgetServer.tsx';

interface ElementArgs {
  kind: WidgetKind;
  attributes: Readonly<Record<string, string>>;
  /** The page around. */
  page?: CSSProperties;
}

/** The element of a partner's page, with the partner's own link inside. */
const PartnerElement = ({ kind, attributes, page }: ElementArgs) => (
  <div style={page}>
    {createElement(`volan-${kind}`, { lang: 'rs', ...attributes }, <a href="#partner">Naša vozila na Volanu</a>)}
  </div>
);

const elements = widgetKinds.map((kind) => `volan-${kind}`).join();

const elementIn = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>(elements);

const rootIn = (canvasElement: HTMLElement) => {
  const root = elementIn(canvasElement)?.shadowRoot;
  if (!root) throw new Error('The element has no content of its own.');
  return root;
};

const untilReady = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(elementIn(canvasElement)).toHaveAttribute('ready'));

const meta = {
  title: 'Partners/Elements',
  component: PartnerElement,
  args: { kind: 'ads', attributes: { rows: '2' } },
  globals: { brand: 'volan', language: 'rs' },
  beforeEach: ({ msw }) => {
    msw.use(widgetServer);
    defineWidgets({ origin: location.origin, major: 1 });
  },
  play: untilReady,
} satisfies Meta<typeof PartnerElement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The element itself, as it is on a partner's page. [M65] */
export const Ads: Story = {};
export const AdsInOneLine: Story = { args: { attributes: { layout: 'strip' } } };
export const OfGearlane: Story = { args: { attributes: { brand: 'gearlane', lang: 'en', rows: '1' } } };
export const Dark: Story = { args: { attributes: { theme: 'dark', rows: '1' }, page: { background: '#15171a' } } };

/** Colours of the partner's own page. */
export const OwnColors: Story = {
  args: {
    attributes: { theme: 'light', rows: '1' },
    page: { '--volan-accent': '#8a1538', '--volan-surface': '#fff8f0', '--volan-radius': '0' } as CSSProperties,
  },
};
export const Narrow: Story = { args: { attributes: { rows: '1' }, page: { width: '18rem' } } };

/** Pages of the stock change inside the widget; the page around it stays. [M65] */
export const Stock: Story = {
  args: { kind: 'stock', attributes: { company: 'auto-kuca-dunav', rows: '1' } },
  play: async ({ canvasElement, userEvent }) => {
    await untilReady({ canvasElement });
    const pager = rootIn(canvasElement).querySelector('[data-pager] a') as HTMLElement;
    const titles = () => [...rootIn(canvasElement).querySelectorAll('h3')].map(({ textContent }) => textContent);
    const before = titles();
    await userEvent.click(pager);
    await waitFor(() => expect(titles()).not.toEqual(before));
  },
};

/** The count follows each answer. [M65] */
export const Search: Story = {
  args: { kind: 'search', attributes: {} },
  play: async ({ canvasElement, userEvent }) => {
    await untilReady({ canvasElement });
    const root = rootIn(canvasElement);
    const button = () => root.querySelector('button')?.textContent;
    const before = button();
    const [make] = root.querySelectorAll('select');
    await userEvent.selectOptions(make as HTMLSelectElement, 'volkswagen');
    await waitFor(() => expect(button()).not.toBe(before));
    await expect(root.activeElement).toBe(make);
  },
};

export const PriceBadge: Story = { args: { kind: 'price-badge', attributes: { ad: '1' } } };

/** Its room is kept, and the partner's link is in it. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/widgets/v1/:kind', () => delay('infinite'))),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Naša vozila na Volanu' })).toBeVisible();
    await expect(elementIn(canvasElement)?.getBoundingClientRect().height).toBeGreaterThan(200);
  },
};

/** What cannot be shown leaves the partner's link, and tells the page why. */
export const Revoked: Story = {
  args: { attributes: { key: 'pk_gone', rows: '1' } },
  beforeEach: ({ msw }) => msw.use(widgetRefused('revoked', 403)),
  play: async ({ canvas, canvasElement }) => {
    const reasons: string[] = [];
    canvasElement.addEventListener('volan:error', ({ detail }) => reasons.push(detail.reason));
    elementIn(canvasElement)?.setAttribute('rows', '2');
    await waitFor(() => expect(reasons).toEqual(['revoked']));
    await expect(canvas.getByRole('link', { name: 'Naša vozila na Volanu' })).toBeVisible();
  },
};

/** An unreadable filter. */
export const BrokenFilters: Story = {
  args: { attributes: { filters: 'cena:::', rows: '1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Naša vozila na Volanu' })).toBeVisible();
  },
};
