import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './SortSelect.docs.ts';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Marketplace/SortSelect',
  component: SortSelect,
  args: {
    label: 'Sortiraj',
    orders: [
      { label: 'Najnoviji prvo', href: '#newest', current: true },
      { label: 'Najjeftiniji prvo', href: '#cheapest' },
      { label: 'Najmanja kilometraža', href: '#mileage' },
    ],
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Najnoviji prvo', { selector: 'summary span' }).closest('summary')!,
    ).toHaveAccessibleName('Sortiraj: Najnoviji prvo');
  },
};
export const KeyboardWalksThroughIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByText('Najnoviji prvo', { selector: 'summary span' }).closest('summary')!;
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const cheapest = canvas.getByRole('link', { name: 'Najjeftiniji prvo' });
    await expect(cheapest).toHaveFocus();
    await expect(cheapest).toHaveAttribute('rel', 'nofollow');
    await userEvent.keyboard('{Escape}');
    await expect(cheapest).not.toBeVisible();
    await expect(trigger).toHaveFocus();
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Najnoviji prvo', { selector: 'summary span' }).closest('summary')!);
    await expect(canvas.getByRole('link', { name: 'Najnoviji prvo' })).toHaveAttribute('aria-current', 'true');
  },
};
export const LongWords: Story = {
  args: {
    label: 'Sortieren',
    orders: [{ label: 'Kilometerstand (niedrigster zuerst)', href: '#mileage', current: true }],
  },
  globals: { language: 'de', viewport: { value: 'small' } },
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: { orders: [{ label: germanWord, href: '#german', current: true }] },
  play: expectToFit,
};
