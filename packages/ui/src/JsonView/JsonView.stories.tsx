import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './JsonView.docs.ts';
import { JsonView } from './JsonView.tsx';

const meta = {
  title: 'Admin/JsonView',
  component: JsonView,
  args: {
    label: 'Odgovor banke',
    data: {
      order: '41-2026-118198',
      approved: false,
      code: 51,
      message: null,
      card: { brand: 'Visa', last: '2210', country: 'RS' },
      lines: [
        { name: 'XL', days: 7, price: 9 },
        { name: 'Slike', count: 5, price: 3.2 },
      ],
      refunds: [],
    },
    labels: {
      copy: 'Kopiraj',
      copied: 'Kopirano',
      copyFailed: 'Kopiranje nije uspelo. Označite tekst.',
      fields: (count: number) => `polja: ${count}`,
      entries: (count: number) => `stavki: ${count}`,
    },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof JsonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    const brand = canvas.getByText('"Visa"');
    await expect(brand).not.toBeVisible();
    await userEvent.click(canvas.getByText('"card"'));
    await expect(brand).toBeVisible();
  },
};
export const Open: Story = { args: { openLevels: 9 } };

/** A copy holds the whole data, also of closed parts. */
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const written: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await userEvent.click(canvas.getByRole('button', { name: /Kopiraj\s+Odgovor banke/ }));
    await expect(await canvas.findByText('Kopirano')).toBeVisible();
    await expect(JSON.parse(written[0] ?? '')).toEqual(args.data);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
};
export const CopyFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
    await userEvent.click(canvas.getByRole('button', { name: /Kopiraj/ }));
    await expect(await canvas.findByText(/Kopiranje nije uspelo/)).toBeVisible();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
};
export const Empty: Story = { args: { data: {} } };
export const LongValues: Story = {
  args: {
    openLevels: 9,
    data: { token: 'a8f3'.repeat(120), title: '大众汽车一汽丰田特约销售服务店'.repeat(4), price: 99_999_999_999 },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
