import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longTitle } from '../samples/extremes.ts';
import docs from './Breadcrumbs.docs.ts';
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
  parameters: { componentDocs: docs },
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
  globals: { language: 'pseudo', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    crumbs: [{ label: germanWord, href: '#german' }, { label: chineseName, href: '#chinese' }, { label: longTitle }],
  },
  play: expectToFit,
};
