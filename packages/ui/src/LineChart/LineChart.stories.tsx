import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { chartWords, ticksUpTo, views } from '../samples/statistics.ts';
import docs from './LineChart.docs.ts';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Marketplace/LineChart',
  component: LineChart,
  args: {
    points: views,
    ticks: ticksUpTo(270),
    legend: ['ovih 30 dana', 'prethodnih 30'],
    labels: {
      ...chartWords,
      summary: 'Pregleda je 5.348 u 30 dana, 22 % više nego u prethodnih 30.',
      columns: ['Dan', 'Pregledi', 'Ranije'],
    },
    csv: { label: 'Preuzmi CSV', href: '#csv' },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithComparison: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /5.348 u 30 dana/ })).toBeVisible();
    await expect(canvas.getByText('prethodnih 30')).toBeVisible();
  },
};
/** C58: the arrow keys walk through the days; each says date, value and comparison. */
export const WithTheKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Dan' });
    slider.focus();
    // The effect of the Home key in a browser: events made in a page move no slider.
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'četvrtak, 22. oktobar, 117 pregleda, ranije 91');
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'petak, 23. oktobar, 125 pregleda, ranije 100');
    await expect(canvas.getByText('ranije 100', { selector: 'span' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('ranije 100', { selector: 'span' })).not.toBeInTheDocument();
  },
};
export const AsATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Prikaži kao tabelu'));
    await expect(canvas.getByRole('rowheader', { name: 'sreda, 11. novembar' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Preuzmi CSV' })).toHaveAttribute('href', '#csv');
  },
};
export const OneDay: Story = { args: { points: views.slice(0, 1) } };
export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nema podataka za ovaj period.')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    points: views.map((point) => ({
      ...point,
      value: point.value * 40_000_000,
      text: `${point.value}.000.000.000 просмотров объявления`,
    })),
    ticks: [0, 4_000_000_000, 8_000_000_000, 12_000_000_000].map((value) => ({
      value,
      text: value.toLocaleString('de'),
    })),
    legend: ['in den vergangenen dreißig Tagen', 'in den dreißig Tagen davor'],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('slider'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
