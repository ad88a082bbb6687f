import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { footer } from '../samples/navigation.ts';
import { ThemeToggle, type ThemeChoice } from '../ThemeToggle/ThemeToggle.tsx';
import { Footer } from './Footer.tsx';

function Theme() {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  return (
    <ThemeToggle
      name="theme"
      legend="Tema"
      labels={{ system: 'Sistemska', light: 'Svetla', dark: 'Tamna' }}
      value={choice}
      onChoose={setChoice}
    />
  );
}

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: { ...footer, children: <Theme /> },
  parameters: {
    docs: {
      description: {
        component:
          'The end of every page: the ways that nobody should have to look for, and the theme. Once a page. What belongs to the page itself stands above it.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tamna'));
    await expect(canvas.getByRole('radio', { name: 'Tamna' })).toBeChecked();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
