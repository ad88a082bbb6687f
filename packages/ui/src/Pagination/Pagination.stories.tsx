import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageNumbers } from './pageNumbers.ts';
import { expectToFit } from '../samples/expectToFit.ts';
import docs from './Pagination.docs.ts';
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
  parameters: { componentDocs: docs },
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
export const LastOfMany: Story = {
  args: { current: 536, pages: pages(536, 536), next: { label: 'Sledeća strana' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sledeća strana' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Prethodna strana' })).toHaveAttribute('rel', 'prev');
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};

/** Four digits on the narrowest phone. */
export const ThousandsOfPages: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    current: 1204,
    pages: pageNumbers(1204, 9876).map((page) =>
      page === 'gap' ? page : { page, text: page.toLocaleString('sr-Latn'), href: `#${page}` },
    ),
  },
  play: expectToFit,
};
