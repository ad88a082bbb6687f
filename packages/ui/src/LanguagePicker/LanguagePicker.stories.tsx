import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './LanguagePicker.docs.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

const names = [
  ['sr-Latn', 'Srpski'],
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['bg', 'Български'],
  ['hu', 'Magyar'],
  ['ro', 'Română'],
  ['ru', 'Русский'],
  ['mk', 'Македонски'],
  ['zh', '中文'],
] as const;

const meta = {
  title: 'Navigation/LanguagePicker',
  component: LanguagePicker,
  args: {
    label: 'Jezik',
    languages: names.map(([language, name]) => ({ name, language, href: `#${language}`, current: language === 'de' })),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Each name is said in its own language. [F11] */
export const NineLanguages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Deutsch', { selector: 'summary *' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'Македонски' })).toHaveAttribute('lang', 'mk');
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Arrows walk, Escape gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByText('Deutsch', { selector: 'summary *' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Srpski' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: 'Srpski', hidden: true })).not.toBeVisible();
  },
};
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Deutsch', { selector: 'summary *' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
