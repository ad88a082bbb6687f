import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { russianLine } from '../samples/extremes.ts';
import docs from './TierLabel.docs.ts';
import { TierLabel } from './TierLabel.tsx';

const meta = {
  title: 'Primitives/TierLabel',
  component: TierLabel,
  args: { tier: 'xl', children: 'XL' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof TierLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Xl: Story = {};
export const Top: Story = { args: { tier: 'top', children: 'Top' } };
export const Home: Story = { args: { tier: 'home', children: 'Na početnoj' } };
export const Social: Story = { args: { tier: 'social', children: 'Na društvenim mrežama' } };
export const Accented: Story = {
  args: { tier: 'home', children: 'Na početnoj' },
  globals: { language: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/[åéö]/i)).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { tier: 'social', children: russianLine },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
