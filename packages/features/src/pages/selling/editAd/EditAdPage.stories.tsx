import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { filledFields } from '../../../stories/sellingStories.ts';
import { EditAdPage } from './EditAdPage.tsx';

const meta = {
  title: 'Pages/Edit ad',
  component: EditAdPage,
  decorators: [inSite],
  args: {
    category: fixtures.category('rs'),
    regions: fixtures.regions('rs', 'RS').map((region) => ({ value: String(region.id), label: region.title })),
    ad: {
      id: 31,
      slug: 'volkswagen-golf',
      kind: 'auto',
      status: 'pending',
      category_id: 1,
      version: '1',
      fields: filledFields as Record<string, string[]>,
      images: [],
      max_pictures: 20,
      bought_images: 0,
      is_business: false,
      phone: '+381 64 1234567',
      question: 'Pošaljite sliku saobraćajne dozvole.',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditAdPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values of the ad are in the form; a question of a moderator is above it. [B32] */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pošaljite sliku saobraćajne dozvole.')).toBeVisible();
    await expect(canvas.getByDisplayValue('Prvi vlasnik, servisna knjiga')).toBeVisible();
  },
};
