import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './LanguageBar.docs.ts';
import { LanguageBar } from './LanguageBar.tsx';

const meta = {
  title: 'Feedback/LanguageBar',
  component: LanguageBar,
  args: {
    id: 'language-bar',
    lang: 'de',
    text: 'Diese Seite gibt es auch auf Deutsch.',
    proceed: { label: 'Weiter auf Deutsch', href: '#de' },
    closeLabel: 'Schließen',
    onProceed: fn(),
    onClose: fn(),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof LanguageBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the same page, and a way to stay. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('region', { name: 'Diese Seite gibt es auch auf Deutsch.' });
    await expect(bar).toHaveAttribute('lang', 'de');
    await expect(canvas.getByRole('link', { name: 'Weiter auf Deutsch' })).toHaveAttribute('href', '#de');
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** One slim line at the lower edge, no more than a tenth of a small phone: it covers no title, and the page ends above. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <h1>Škoda Octavia 2.0 TDI</h1>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const { top, bottom, height } = canvas.getByRole('region').getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
    await expect(height).toBeLessThanOrEqual(80);
    await expect(canvas.getByRole('heading').getBoundingClientRect().bottom).toBeLessThan(top);
    const page = getComputedStyle(document.documentElement);
    await waitFor(() => expect(page.getPropertyValue('--edge-bar-height')).toBe(`${height}px`));
    // the focused element is scrolled clear of it
    await expect(page.scrollPaddingBlockEnd).toBe(`${height + 16}px`);
  },
};

export const LongWords: Story = {
  args: {
    lang: 'ru',
    text: 'Эта страница есть и на русском языке.',
    proceed: { label: 'Продолжить на русском', href: '#ru' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
