import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './TablePager.docs.ts';
import { TablePager } from './TablePager.tsx';

const meta = {
  title: 'Admin/TablePager',
  component: TablePager,
  args: {
    label: 'Stranice',
    children: '11–20 od 214',
    previous: { label: 'Prethodna strana', href: '#1' },
    next: { label: 'Sledeća strana', href: '#3' },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof TablePager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prethodna strana' })).toHaveAttribute('href', '#1');
    await expect(canvas.getByRole('link', { name: 'Sledeća strana' })).toHaveAttribute('href', '#3');
  },
};
export const FirstPage: Story = {
  args: { children: '1–10 od 214', previous: { label: 'Prethodna strana' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Prethodna strana' })).not.toBeInTheDocument();
  },
};
export const WithThePageTotal: Story = { args: { children: '1–7 od 1.204 · ukupno na strani 304,40 €' } };
export const LongWords: Story = {
  args: { children: 'Von 1 bis 10 aus insgesamt 1.142.000 Benutzerkonten, Gesamtbetrag 99.999.999.999 €' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
