import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import docs from './ThemeToggle.docs.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Navigation/ThemeToggle',
  component: ThemeToggle,
  args: {
    name: 'theme',
    legend: 'Tema',
    labels: { system: 'Sistemska', light: 'Svetla', dark: 'Tamna' },
    value: 'system',
    onValueChange: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Sistemska' })).toBeChecked();
    await userEvent.click(canvas.getByText('Tamna'));
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
  },
};

/** One stop for Tab; arrows choose. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Sistemska' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('light');
  },
};
export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };
export const LongWords: Story = {
  args: { labels: { system: 'Systemeinstellung', light: 'Helles Design', dark: 'Dunkles Design' } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
