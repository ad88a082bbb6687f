import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chartWords, phoneReveals, ticksUpTo } from '../samples/statistics.ts';
import docs from './BarChart.docs.ts';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Marketplace/BarChart',
  component: BarChart,
  args: {
    points: phoneReveals,
    ticks: ticksUpTo(10),
    labels: {
      ...chartWords,
      summary: 'Telefon je prikazan 186 puta u 30 dana, 14 % češće nego ranije.',
      columns: ['Dan', 'Prikazi telefona'],
    },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** C58: phone reveals per day. */
export const CountsByDay: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /186 puta/ });
    await expect(image.querySelectorAll('rect')).toHaveLength(30);
    const slider = canvas.getByRole('slider', { name: 'Dan' });
    slider.focus();
    await expect(slider).toHaveAttribute('aria-valuetext', 'petak, 20. novembar, 7 prikaza');
  },
};
export const OneIsSpokenOf: Story = {
  args: { points: phoneReveals.map((point, index) => ({ ...point, quiet: index !== 20 })), size: 'medium' },
};
/** A day without any has no bar; the base line continues. */
export const Zeros: Story = {
  args: {
    points: phoneReveals.map((point, index) => (index % 3 === 0 ? { ...point, value: 0, text: '0 prikaza' } : point)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelectorAll('rect')).toHaveLength(20);
  },
};
export const Empty: Story = { args: { points: [] } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
