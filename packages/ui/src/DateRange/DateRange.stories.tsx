import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import docs from './DateRange.docs.ts';
import { DateRange } from './DateRange.tsx';

const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: {
    id: 'period',
    name: 'period',
    legend: 'Period',
    fromLabel: 'Od',
    toLabel: 'Do',
    max: '2026-11-21',
    reversed: 'Poslednji dan je pre prvog. Izaberite kasniji dan.',
    choices: [
      { label: 'Poslednjih 7 dana', from: '2026-11-15', to: '2026-11-21' },
      { label: 'Poslednjih 30 dana', from: '2026-10-23', to: '2026-11-21' },
      { label: 'Ova godina', from: '2026-01-01', to: '2026-11-21' },
    ],
    onSpan: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByLabelText('Od')).toHaveAttribute('name', 'period.from');
  },
};
export const SpanByOnePress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const week = canvas.getByRole('button', { name: 'Poslednjih 7 dana' });
    await userEvent.click(week);
    await expect(canvas.getByLabelText('Od')).toHaveValue('2026-11-15');
    await expect(canvas.getByLabelText('Do')).toHaveValue('2026-11-21');
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSpan).toHaveBeenCalledWith({ from: '2026-11-15', to: '2026-11-21' });
  },
};
export const HoldEachOthersBounds: Story = {
  args: { defaultFrom: '2026-11-01', defaultTo: '2026-11-10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Od')).toHaveAttribute('max', '2026-11-10');
    await expect(canvas.getByLabelText('Do')).toHaveAttribute('min', '2026-11-01');
    await fireEvent.input(canvas.getByLabelText('Od'), { target: { value: '2026-11-05' } });
    await expect(canvas.getByLabelText('Do')).toHaveAttribute('min', '2026-11-05');
  },
};
export const Reversed: Story = {
  args: { defaultFrom: '2026-11-10' },
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Do'), { target: { value: '2026-11-01' } });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Poslednji dan je pre prvog. Izaberite kasniji dan.');
    await expect(canvas.getByLabelText('Do')).toBeInvalid();
  },
};
export const WithError: Story = { args: { error: 'Izaberite prvi dan.', hint: 'Najviše godinu dana unazad.' } };
export const Disabled: Story = { args: { disabled: true, defaultFrom: '2026-11-01' } };
export const LongWords: Story = {
  args: {
    legend: 'Zahlungseingangsbestätigungszeitraum',
    fromLabel: 'Anfangsdatum einschließlich',
    toLabel: 'Enddatum einschließlich',
    choices: [
      { label: 'Letztes abgeschlossenes Kalendervierteljahr', from: '2026-07-01', to: '2026-09-30' },
      { label: 'За последний календарный квартал включительно', from: '2026-07-02', to: '2026-09-30' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
