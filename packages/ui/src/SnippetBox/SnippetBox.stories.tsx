import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import docs from './SnippetBox.docs.ts';
import { SnippetBox } from './SnippetBox.tsx';

const code = `<div data-volan-widget="grid" data-seller="auto-kuca-dunav"
     data-theme="light" data-language="sr"></div>
<script src="https://widgets.example/v1.js" async></script>`;

const meta = {
  title: 'Marketplace/SnippetBox',
  component: SnippetBox,
  args: { label: 'Kod za vašu stranicu', code, language: 'HTML', copyLabel: 'Kopiraj kod', copiedLabel: 'Kopirano' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SnippetBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiraj kod' }));
    await expect(write).toHaveBeenCalledWith(code);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopirano'));
    write.mockRestore();
  },
};

/** Lines stay whole; the keyboard scrolls them. */
export const LongLines: Story = {
  args: {
    lines: 'scroll',
    code: `<script src="https://widgets.example/${'very-long-address/'.repeat(12)}v1.js"></script>`,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Kod za vašu stranicu' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const WithoutLanguage: Story = { args: { language: undefined } };
