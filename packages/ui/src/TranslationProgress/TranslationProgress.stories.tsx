import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translationLanguages } from '../samples/translations.ts';
import docs from './TranslationProgress.docs.ts';
import { TranslationProgress } from './TranslationProgress.tsx';

const shares = [100, 100, 96, 79, 91, 88, 88, 84, 62];

const meta = {
  title: 'Admin/TranslationProgress',
  component: TranslationProgress,
  args: {
    label: 'Prevedeno po jezicima',
    languages: translationLanguages.map(({ label, lang, flag, code }, index) => ({
      label,
      lang,
      flag,
      href: `#${code}`,
      percent: shares[index] ?? 0,
      text: `${shares[index]} %`,
    })),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof TranslationProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NineLanguages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Македонски 79 %/ })).toHaveAttribute('href', '#mk');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
