import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryTiles } from './CategoryTiles.tsx';

const meta = {
  title: 'Navigation/CategoryTiles',
  component: CategoryTiles,
  parameters: {
    docs: {
      description: {
        component:
          'A few ways into the catalog, drawn. For a choice in a form use `BodyTypePicker`; more than a dozen ways are a `Menu`.',
      },
    },
  },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  args: {
    tiles: [
      { label: 'Limuzine', href: '#sedan', outline: 'sedan' },
      { label: 'Karavani', href: '#wagon', outline: 'wagon' },
      { label: 'SUV', href: '#suv', outline: 'suv' },
      { label: 'Kombi i laka dostavna vozila', href: '#van', outline: 'van' },
      { label: 'Motocikli', href: '#motorcycle', outline: 'motorcycle' },
      { label: 'Kamperi', href: '#camper', outline: 'camper' },
    ],
  },
};
