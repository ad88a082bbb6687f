import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Navigation/ThemeToggle',
  component: ThemeToggle,
  args: {
    name: 'theme',
    legend: 'Tema',
    labels: { system: 'Sistemska', light: 'Svetla', dark: 'Tamna' },
    value: 'system',
    onChoose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Light, dark or as the machine has it. It shows the choice it is given and reports another: who keeps it decides the page. Arrows move through the three, as in any group of radio buttons.',
      },
    },
  },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Sistemska' })).toBeChecked();
    await userEvent.click(canvas.getByText('Tamna'));
    await expect(args.onChoose).toHaveBeenCalledWith('dark');
  },
};
export const Light: Story = { args: { value: 'light' } };
export const Dark: Story = { args: { value: 'dark' } };
export const LongWords: Story = {
  args: { labels: { system: 'Systemeinstellung', light: 'Helles Design', dark: 'Dunkles Design' } },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
