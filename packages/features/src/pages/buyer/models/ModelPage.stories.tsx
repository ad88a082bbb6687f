import type { Meta, StoryObj } from '@storybook/react-vite';
import { getModel, listAds } from '@volan/api-contract';
import { emptyCatalog, failing, mockCall, slow } from '@volan/mocks';
import { expect, within } from 'storybook/test';
import { inSite, stillReads, untilRead } from '../../../stories/inSite.tsx';
import { ModelPage } from './ModelPage.tsx';
import { modelWithoutAds, popularModel } from './storyModel.ts';

const meta = {
  title: 'Pages/Model',
  component: ModelPage,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { brandSlug: 'skoda', modelSlug: 'octavia' },
  beforeEach: ({ msw }) => msw.use(mockCall(getModel, () => popularModel)),
} satisfies Meta<typeof ModelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Generations lead to their ads, prices are in a chart and in a table. [B28] */
export const Popular: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Škoda Octavia' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Octavia 3' })).toHaveAttribute(
      'href',
      expect.stringContaining('filters=sasija:octavia.octavia-3;vozilo:skoda.octavia'),
    );
    const prices = canvas.getByRole('table', { name: /2015/ });
    await expect(within(prices).getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: '2018.' })).toHaveAttribute(
      'href',
      expect.stringContaining('godiste:2018..2018'),
    );
  },
};

/** Too few ads for prices: the page says how many are needed. */
export const FewAds: Story = {
  args: { brandSlug: 'volkswagen', modelSlug: 'golf' },
  beforeEach: ({ msw }) => msw.use(mockCall(getModel, () => ({ ...modelWithoutAds, count: 3, generations: [] }))),
};

/** Nobody sells it: the way to the ads of the make. */
export const WithoutAds: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(getModel, () => modelWithoutAds),
      emptyCatalog(),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /: Škoda$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('filters=vozilo:skoda'),
    );
    await expect(canvas.queryByRole('img', { name: /€/ })).toBeNull();
  },
};

/** The ads could not be read: it says so, and the rest is shown. [T15] */
export const WithoutNewest: Story = { beforeEach: ({ msw }) => msw.use(failing(listAds, 'unavailable')) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(slow(getModel)), play: stillReads };

/** Broken never looks like empty. [T15] */
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(failing(getModel, 'unavailable')) };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The longest words of all. */
export const InGerman: Story = { globals: { language: 'de' } };
