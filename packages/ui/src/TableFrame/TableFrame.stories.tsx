import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './TableFrame.docs.ts';
import { TableFrame } from './TableFrame.tsx';
import { formats } from '../samples/formats.ts';

const months = [
  'januar',
  'februar',
  'mart',
  'april',
  'maj',
  'jun',
  'jul',
  'avgust',
  'septembar',
  'oktobar',
  'novembar',
];

const meta = {
  title: 'Admin/TableFrame',
  component: TableFrame,
  args: {
    labelledBy: 'year',
    children: (
      <table>
        <caption id="year">Oglasi po mesecima</caption>
        <tbody>
          <tr>
            {months.map((month) => (
              <td key={month}>
                {month} {formats.number(1284)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof TableFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is in view: the keyboard does not stop here. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Oglasi po mesecima' })).not.toHaveAttribute('tabindex'),
    );
  },
};
/** A ref of the page is beside the one that measures. */
export const WithARef: Story = {
  args: { ref: fn() },
  play: async ({ args, canvas }) => {
    const frame = canvas.getByRole('region');
    await waitFor(() => expect(frame).not.toHaveAttribute('tabindex'));
    await expect(args.ref).toHaveBeenCalledWith(frame);
  },
};
export const ScrollsByItself: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // It is measured once it is laid out.
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};
