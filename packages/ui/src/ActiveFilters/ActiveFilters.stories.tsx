import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { activeFilters } from '../samples/filters.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longTitle } from '../samples/extremes.ts';
import docs from './ActiveFilters.docs.ts';
import { ActiveFilters } from './ActiveFilters.tsx';

const meta = {
  title: 'Marketplace/ActiveFilters',
  component: ActiveFilters,
  args: activeFilters,
  parameters: {
    layout: 'fullscreen',
    componentDocs: docs,
  },
  decorators: [
    (ListPage) => (
      <Container>
        <ListPage />
      </Container>
    ),
  ],
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveTheList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Izabrani filteri' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ukloni Od 2017.' })).toHaveAttribute('href', '#no-year');
    await expect(canvas.getByRole('link', { name: 'Obriši sve' })).toHaveAttribute('href', '#all');
  },
};

/** Nothing is drawn while nothing is chosen. */
export const NoneChosen: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** One line that scrolls; the page itself never does. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
export const InTheSheet: Story = { args: { place: 'sheet' }, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  args: {
    filters: [
      { label: 'Kraftfahrzeughaftpflichtversicherung eingeschlossen', href: '#insurance' },
      { label: 'Volkswagen Nutzfahrzeuge Transporter, Multivan, Caravelle', href: '#models' },
    ],
    place: 'sheet',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    place: 'sheet',
    filters: [
      { label: germanWord, href: '#german' },
      { label: chineseName, href: '#chinese' },
      { label: longTitle, href: '#title' },
    ],
  },
  play: expectToFit,
};
