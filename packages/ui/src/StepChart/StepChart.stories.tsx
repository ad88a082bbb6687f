import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chartWords } from '../samples/statistics.ts';
import docs from './StepChart.docs.ts';
import { StepChart } from './StepChart.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/StepChart',
  component: StepChart,
  args: {
    steps: [
      { at: 0, label: formats.day('2026-09-17'), price: 19_500, text: formats.price(19_500) },
      { at: 15, label: formats.day('2026-10-02'), price: 18_900, text: formats.price(18_900), change: '−600 €' },
      { at: 37, label: formats.day('2026-10-24'), price: 18_490, text: formats.price(18_490), change: '−410 €' },
      { at: 55, label: formats.day('2026-11-11'), price: 17_990, text: formats.price(17_990), change: '−500 €' },
    ],
    until: 64,
    axis: [
      { at: 0, text: '17.9.' },
      { at: 21, text: '8.10.' },
      { at: 42, text: '29.10.' },
      { at: 64, text: '20.11.' },
    ],
    ticks: [17_000, 18_000, 19_000, 20_000].map((value) => ({ value, text: `${value / 1000} hiljada €` })),
    labels: {
      ...chartWords,
      pointer: 'Promena cene',
      summary: 'Cena je od 17. septembra spuštena tri puta, sa 19.500 € na 17.990 €.',
      columns: ['Dan', 'Cena', 'Promena'],
    },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof StepChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lowered: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /tri puta/ });
    // Flat, then down: no slopes.
    await expect(image.querySelector('path')?.getAttribute('d')).toMatch(/^M0 [\d.]+(H[\d.]+V[\d.]+){3}H100$/);
    const slider = canvas.getByRole('slider', { name: 'Promena cene' });
    slider.focus();
    await expect(slider).toHaveAttribute('aria-valuetext', `sreda, 11. novembar, ${formats.price(17_990)}, −500 €`);
  },
};
export const NeverChanged: Story = {
  args: { steps: [{ at: 0, label: formats.day('2026-09-17'), price: 19_500, text: formats.price(19_500) }] },
};
/** On a page without JavaScript: the drawing and its table. */
export const Still: Story = {
  args: { still: true, size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByText('Prikaži kao tabelu')).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
