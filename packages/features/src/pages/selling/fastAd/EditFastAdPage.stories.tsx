import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { EditFastAdPage } from './EditFastAdPage.tsx';

const meta = {
  title: 'Pages/Edit fast ad',
  component: EditFastAdPage,
  decorators: [inSite],
  args: {
    ad: {
      id: 900_001,
      status: 'pending',
      category_id: 1,
      version: '3',
      fields: { line: ['Clio, hitno'], price: ['1900'], price_type: ['fixed'], tags: ['urgent'], city_id: ['792680'] },
      images: [],
      question: 'Čija je slika?',
      phone: '+381 64 1234567',
    },
    towns: [{ value: '792680', label: 'Beograd', lat: 44.804, lng: 20.465 }],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditFastAdPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The question of a moderator is above the form; the category of an ad does not change. [M17, M55] */
export const WithQuestion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Čija je slika?')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: /^(Kategorija|Category)/ })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /^(Hitno|Urgent)$/ })).toBeChecked();
  },
};
