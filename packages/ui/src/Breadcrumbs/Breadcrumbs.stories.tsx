import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Putanja',
    crumbs: [
      { label: 'Početna', href: '#home' },
      { label: 'Automobili', href: '#cars' },
      { label: 'Škoda', href: '#skoda' },
      { label: 'Octavia Combi' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Where the page stands, with a way to each level above it. Not a history: the way back to results is in `AdBar`. Pages at the first level need none.',
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Putanja' })).toBeVisible();
    await expect(canvas.getByText('Octavia Combi')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
export const LongWords: Story = {
  args: {
    label: 'Навигация',
    crumbs: [
      { label: 'Главная', href: '#home' },
      { label: 'Сельскохозяйственные машины и оборудование', href: '#agricultural' },
      { label: 'Комбайны зерноуборочные самоходные' },
    ],
  },
  globals: { language: 'ru' },
};
