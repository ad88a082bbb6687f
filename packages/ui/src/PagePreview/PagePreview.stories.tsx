import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './PagePreview.docs.ts';
import { PagePreview } from './PagePreview.tsx';

/** A page of two boxes, as an address of its own. */
const page = `data:text/html,${encodeURIComponent('<title>Stranica</title><h1>Početna</h1><p>Dunav banka</p>')}`;

const meta = {
  title: 'Admin/PagePreview',
  component: PagePreview,
  args: { src: page, title: 'Pregled: početna, računar', width: 1440, height: 900, onPage: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof PagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of a desktop in less room keeps its ratio. */
export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTitle('Pregled: početna, računar');
    await waitFor(() => expect(args.onPage).toHaveBeenCalled());
    const { width, height } = frame.getBoundingClientRect();
    await expect(Math.round((width / height) * 100)).toBe(160);
    await expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** A page of a phone keeps its size where there is room. */
export const Phone: Story = {
  args: { title: 'Pregled: početna, telefon', width: 390, height: 844 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle(/telefon/).getBoundingClientRect().width).toBe(390));
  },
};

/** On the phone of an administrator both fit. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle(/računar/).getBoundingClientRect().width).toBeLessThanOrEqual(320));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
