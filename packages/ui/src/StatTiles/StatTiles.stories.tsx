import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './StatTiles.docs.ts';
import { StatTiles } from './StatTiles.tsx';

const meta = {
  title: 'Admin/StatTiles',
  component: StatTiles,
  args: {
    label: 'Danas',
    tiles: [
      { label: 'Novi oglasi', value: '1.284', note: '+6 %', tone: 'positive' },
      { label: 'Aktivni korisnici', value: '18.420', note: '+2 %', tone: 'positive' },
      { label: 'Prihod', value: '412.600 RSD', note: '+11 %', tone: 'positive' },
      { label: 'Uspešna plaćanja', value: '96,4 %', note: '−0,8', tone: 'critical' },
      { label: 'Odziv API, p95', value: '182 ms', note: 'u granici' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof StatTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prihod').nextElementSibling).toHaveTextContent('412.600 RSD');
  },
};
export const SumsOfAFilter: Story = {
  args: {
    label: 'Zbir za izabrane filtere',
    size: 'plain',
    tiles: [
      { label: 'Plaćeno', value: '41.260 €' },
      { label: 'Plaćene korpe', value: '862' },
      { label: 'Prosek', value: '47,87 €' },
      { label: 'Odbijeno', value: '31' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    tiles: [
      { label: 'Durchschnittliche Zahlungsabwicklungsdauer', value: '99.999.999.999 €', note: 'innerhalb der Grenze' },
      { label: 'Обработанные объявления', value: '1.142.000' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
