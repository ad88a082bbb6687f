import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { dateLabels } from '../samples/dateLabels.ts';
import { expectToFit } from '../samples/expectToFit.ts';
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
    language: 'sr-Latn',
    labels: dateLabels,
    reversed: 'Poslednji dan je pre prvog. Izaberite kasniji dan.',
    choices: [
      { label: 'Poslednjih 7 dana', from: '2026-11-15', to: '2026-11-21' },
      { label: 'Poslednjih 30 dana', from: '2026-10-23', to: '2026-11-21' },
      { label: 'Ova godina', from: '2026-01-01', to: '2026-11-21' },
    ],
    onValueChange: fn(),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values that the form around the fields would send. */
const sent = (root: HTMLElement) =>
  Object.fromEntries(new FormData(within(root).getByRole<HTMLFormElement>('form', { name: 'Izveštaj' })));

const inForm: NonNullable<Story['render']> = (args) => (
  <form aria-label="Izveštaj">
    <DateRange {...args} />
    <Button type="reset">Poništi</Button>
  </form>
);

export const Empty: Story = {
  render: inForm,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await expect(sent(canvasElement)).toEqual({ 'period.from': '', 'period.to': '' });
  },
};
export const SpanByOnePress: Story = {
  render: inForm,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const week = canvas.getByRole('button', { name: 'Poslednjih 7 dana' });
    await userEvent.click(week);
    await expect(canvas.getByLabelText('Od')).toHaveValue('15.11.2026.');
    await expect(canvas.getByLabelText('Do')).toHaveValue('21.11.2026.');
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
    await expect(sent(canvasElement)).toEqual({ 'period.from': '2026-11-15', 'period.to': '2026-11-21' });
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await waitFor(() => expect(canvas.getByLabelText('Od')).toHaveValue(''));
    await expect(sent(canvasElement)).toEqual({ 'period.from': '', 'period.to': '' });
  },
};

/** The calendar of one end knows the other: days beyond it are out of reach, days between are marked. */
export const HoldEachOthersBounds: Story = {
  args: { defaultValue: { from: '2026-11-05', to: '2026-11-10' } },
  play: async ({ canvas, userEvent }) => {
    const [first, last] = canvas.getAllByRole('button', { name: 'Otvori kalendar' });
    await userEvent.click(last!);
    const tooEarly = await canvas.findByRole('button', { name: /^sreda, 4\. novembar/u });
    await expect(tooEarly).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: /^subota, 7\. novembar/u }).closest('td')).toHaveAttribute(
      'data-between',
    );
    await userEvent.click(first!);
    await expect(await canvas.findByRole('button', { name: /^sreda, 11\. novembar/u })).toHaveAttribute(
      'aria-disabled',
    );
  },
};
export const Reversed: Story = {
  args: { defaultValue: { from: '2026-11-10', to: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Do'), '1.11.2026');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Poslednji dan je pre prvog. Izaberite kasniji dan.');
    await expect(canvas.getByLabelText('Do')).toBeInvalid();
    await expect(canvas.getByLabelText('Od')).toHaveAccessibleDescription(
      'Poslednji dan je pre prvog. Izaberite kasniji dan.',
    );
    await userEvent.clear(canvas.getByLabelText('Do'));
    await userEvent.type(canvas.getByLabelText('Do'), '11.11.2026');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: { from: '2026-11-01', to: '2026-11-10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Od')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const WithError: Story = { args: { error: 'Izaberite prvi dan.', hint: 'Najviše godinu dana unazad.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: { from: '2026-11-01', to: '' } } };
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
  play: expectToFit,
};
