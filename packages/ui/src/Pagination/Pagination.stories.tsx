import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { activeFilters } from '../samples/filters.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { pageNumbers } from './pageNumbers.ts';
import { Pagination } from './Pagination.tsx';

const pages = (current: number, last: number) =>
  pageNumbers(current, last).map((page) =>
    page === 'gap' ? page : { page, text: String(page), href: `#page-${page}` },
  );

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Stranice',
    pageLabel: 'Strana',
    current: 40,
    pages: pages(40, 536),
    previous: { label: 'Prethodna strana', href: '#page-39' },
    next: { label: 'Sledeća strana', href: '#page-41' },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Strana 40' })).toHaveAttribute('aria-current', 'page');
  },
};
export const FirstOfFew: Story = {
  args: { current: 1, pages: pages(1, 3), previous: { label: 'Prethodna strana' } },
};
export const AboveTheList: Story = {
  render: () => (
    <Stack gap={2}>
      <Breadcrumbs label="Putanja" crumbs={[{ label: 'Početna', href: '#home' }, { label: 'Automobili' }]} />
      <ActiveFilters {...activeFilters} />
      <div>
        <Chip href="#first-owner" count="3.288">
          Prvi vlasnik
        </Chip>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ukloni Od 2017.' })).toHaveAttribute('href', '#no-year');
  },
};
