import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import docs from './FilterBar.docs.ts';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Admin/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filteri korpi',
    search: <SearchInput id="carts-search" label="Narudžbina, korisnik ili e-pošta" name="keyword" size="small" />,
    filters: [
      { label: 'Plaćanje: kartica', href: '#no-payment' },
      { label: '18. okt – 20. nov', href: '#no-dates' },
    ],
    removeLabel: 'Ukloni',
    fields: [
      { label: 'Status', href: '#add-status' },
      { label: 'Država', href: '#add-country' },
      { label: 'Iznos', href: '#add-amount' },
    ],
    addLabel: 'Dodaj filter',
    clear: { label: 'Poništi', href: '#all' },
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSetFilters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ukloni Plaćanje: kartica' })).toHaveAttribute('href', '#no-payment');
    await expect(canvas.getByRole('link', { name: 'Dodaj filter: Država' })).toHaveAttribute('href', '#add-country');
    await expect(canvas.getByRole('link', { name: 'Poništi' })).toHaveAttribute('href', '#all');
  },
};
export const NothingSet: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Poništi' })).not.toBeInTheDocument();
  },
};

/** A field whose value is chosen on the spot opens its popover. */
export const FieldOpensAPopover: Story = {
  args: { filters: [], fields: [{ label: 'Status', opens: 'status-values' }] },
  render: (args) => (
    <>
      <FilterBar {...args} />
      <div id="status-values" popover="auto">
        Aktivan, suspendovan, čeka potvrdu
      </div>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filter: Status' }));
    await expect(canvas.getByText(/čeka potvrdu/)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    filters: [
      { label: 'Zahlungsart: Banküberweisung mit Einzahlungsschein', href: '#1' },
      { label: 'Название: ' + 'Автоматизированнаякоробкапередач'.repeat(4), href: '#2' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
