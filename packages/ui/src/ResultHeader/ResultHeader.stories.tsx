import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord, longPrice, longTitle } from '../samples/extremes.ts';
import docs from './ResultHeader.docs.ts';
import { ResultHeader } from './ResultHeader.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/ResultHeader',
  component: ResultHeader,
  args: {
    title: 'Polovni automobili',
    count: formats.count('catalog.matches', 12_846),
    filters: { label: 'Filteri', sheet: 'filters', badge: { count: '4', label: 'izabrana' } },
    children: <SortSelect label="Sortiraj" orders={[{ label: 'Najnoviji prvo', href: '#newest', current: true }]} />,
  },
  parameters: { componentDocs: docs },
  render: (args) => (
    <>
      <ResultHeader {...args} />
      <Sheet id="filters" title="Filteri" closeLabel="Zatvori">
        Pitanja
      </Sheet>
    </>
  ),
} satisfies Meta<typeof ResultHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a page that has another h1, such as that of a company. */
export const BelowAHead: Story = {
  args: { title: 'Ponuda', headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ponuda' })).toBeVisible();
  },
};
export const OnADesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Polovni automobili' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('12.846 oglasa odgovara filterima');
    await expect(canvas.queryByRole('button', { name: /Filteri/ })).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Filteri/ }));
    await expect(canvas.getByRole('dialog', { name: 'Filteri' })).toBeVisible();
  },
};
export const OneAd: Story = {
  args: {
    title: 'Škoda Octavia',
    count: formats.count('ads-count', 1),
    filters: { label: 'Filteri', sheet: 'filters' },
  },
};
export const LongWords: Story = {
  args: {
    title: 'Gebrauchte landwirtschaftliche Nutzfahrzeuge und Anhänger',
    count: '1.142.000 Anzeigen entsprechen den ausgewählten Filtern',
    filters: { label: 'Filtereinstellungen', sheet: 'filters', badge: { count: '12', label: 'gewählt' } },
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: longTitle,
    count: `${longPrice} ${germanWord}`,
    filters: { label: germanWord, sheet: 'filters', badge: { count: '99+', label: 'izabrana' } },
  },
  play: expectToFit,
};
