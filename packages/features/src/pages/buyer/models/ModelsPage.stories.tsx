import type { Meta, StoryObj } from '@storybook/react-vite';
import { listModels } from '@volan/api-contract';
import { failing, mockCall, slow } from '@volan/mocks';
import { expect, within } from 'storybook/test';
import { inSite, stillReads, untilRead } from '../../../stories/inSite.tsx';
import { ModelsPage } from './ModelsPage.tsx';

const meta = {
  title: 'Pages/Models',
  component: ModelsPage,
  decorators: [inSite],
  play: untilRead,
  parameters: { layout: 'fullscreen' },
  args: { q: '' },
} satisfies Meta<typeof ModelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Makes with ads, each with its models and their numbers. [B28] */
export const Makes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Audi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'A4' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/audi\/a4$/),
    );
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('name', 'q');
  },
};

/** Found without marks, also models without ads. [N01] */
export const Found: Story = {
  args: { q: 'skoda' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: /3/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Audi' })).toBeNull();
  },
};

export const NothingFound: Story = { args: { q: 'Zastava 1300' } };

export const WithoutAds: Story = { beforeEach: ({ msw }) => msw.use(mockCall(listModels, () => [])) };

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(slow(listModels)), play: stillReads };

/** Broken never looks like empty. [T15] */
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(failing(listModels, 'unavailable')) };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const InGerman: Story = { globals: { language: 'de' } };
