import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import docs from './RangeChart.docs.ts';
import { RangeChart, type RangeChartRow } from './RangeChart.tsx';
import { formats } from '../samples/formats.ts';

const row = (label: string, low: number, median: number, high: number, count: string): RangeChartRow => ({
  label,
  low,
  median,
  high,
  range: `${low.toLocaleString('de')} € – ${high.toLocaleString('de')} €`,
  usual: `${median.toLocaleString('de')} €`,
  sample: { count, label: 'oglasa' },
});

const meta = {
  title: 'Marketplace/RangeChart',
  component: RangeChart,
  args: {
    rows: [
      row('2020', 12_400, 15_200, 17_900, '88'),
      row('2019', 10_900, 13_900, 16_200, '142'),
      row('2018', 9800, 12_300, 14_600, '176'),
      row('2017', 8900, 11_200, 13_200, '190'),
      row('2016', 7900, 9900, 11_900, '151'),
      row('2015', 6900, 8800, 10_600, '120'),
    ],
    max: 20_000,
    labels: {
      summary: 'Tražena cena po godištu: od 8.800 € za 2015. do 15.200 € za 2020.',
      columns: ['Godište', 'srednjih 80 % oglasa', 'medijana'],
      note: 'Aktivni oglasi. Tražene, a ne prodajne cene.',
    },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof RangeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PricesByYear: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /Tražena cena po godištu/ });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(6);
    await expect(
      canvas.getByRole('row', { name: /^2018 9\.800 € – 14\.600 € 12\.300 € \(176 oglasa ?\)/ }),
    ).toBeVisible();
  },
};
export const WithLinks: Story = {
  args: { rows: [{ ...row('2020', 12_400, 15_200, 17_900, '88'), href: '#2020' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2020' })).toHaveAttribute('href', '#2020');
  },
};
/** All ads ask the same: the bar is thin, but there. */
export const NoSpread: Story = { args: { rows: [row('2020', 9000, 9000, 9000, '5')] } };
/** On a phone the ends of the bar are below it in words. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongNumbers: Story = {
  args: { rows: [row('2020', 1_240_000, 1_520_000, 1_790_000, formats.number(88_412))], max: 2_000_000 },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
