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

/** Each choice as a card with a page of its theme, for a page of settings. */
export const Previews: Story = {
  args: {
    id: 'theme',
    previewBrand: 'volan',
    hint: 'Ako sistem nema podešenu temu, tamna se uključuje od 19 do 6 h.',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Tema' })).toHaveAccessibleDescription(/od 19 do 6 h/);
    await expect(canvas.getByText('Tema')).toBeVisible();
    const chosen = canvas.getByRole('radio', { name: 'Sistemska' }).closest('label')!;
    const other = canvas.getByRole('radio', { name: 'Svetla' }).closest('label')!;
    await expect(chosen).toHaveStyle({ borderTopWidth: '2px' });
    await expect(other).toHaveStyle({ borderTopWidth: '1px' });
    const [light, dark] = chosen.querySelectorAll('[data-theme]');
    await expect(getComputedStyle(light!).backgroundColor).not.toBe(getComputedStyle(dark!).backgroundColor);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('light');
  },
};
export const PreviewsWithLongWords: Story = {
  args: {
    id: 'theme',
    previewBrand: 'gearlane',
    value: 'dark',
    labels: { system: 'Systemeinstellung', light: 'Helles Design', dark: 'Dunkles Design' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
