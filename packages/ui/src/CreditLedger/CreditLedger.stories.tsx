import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { movements } from '../samples/movements.ts';
import docs from './CreditLedger.docs.ts';
import { CreditLedger } from './CreditLedger.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Marketplace/CreditLedger',
  component: CreditLedger,
  args: {
    label: 'Promene kredita',
    columns: { text: 'Promena', date: 'Datum', amount: 'Krediti', balance: 'Stanje' },
    movements,
    empty: (
      <EmptyState icon="coins" title="Još nema promena" help="Ovde stoje dopune i sve što ste kreditima platili." />
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof CreditLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBalance: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Promene kredita' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Dopuna karticom 18.11. +50 60' })).toBeVisible();
  },
};
export const Compact: Story = {
  args: { compact: true, columns: { text: 'Promena', date: 'Datum', amount: 'Krediti' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Krediti' })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Stanje' })).not.toBeInTheDocument();
  },
};
export const Empty: Story = {
  args: { movements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Još nema promena')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    movements: movements.map((movement) => ({
      ...movement,
      text: 'Hervorgehobene Fahrzeuganzeige, Mercedes-Benz Sprinter 519 CDI Maxi Hochdach',
      amount: '−11.117.990',
      balance: formats.number(111_179_900),
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
