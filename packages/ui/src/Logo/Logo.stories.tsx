import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './Logo.docs.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  args: { mark: 'wheel', name: 'volan', href: '#home', label: 'Volan, početna' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One name for the whole: the letters of the logo are not read on top of it. */
export const Wheel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volan, početna' })).toHaveAttribute('href', '#home');
  },
};
export const Gate: Story = { args: { mark: 'gate', name: 'Gearlane', label: 'Gearlane, home' } };
export const WithStage: Story = { args: { stage: 'beta' } };

export const LongName: Story = {
  args: { name: germanWord.slice(0, 24), stage: 'beta' },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
