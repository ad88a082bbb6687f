import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtures } from '@volan/mocks';
import { inSite } from '../../../stories/inSite.tsx';
import { FeedPage } from './FeedPage.tsx';
import { FeedReportPage } from './FeedReportPage.tsx';
import { FeedsPage } from './FeedsPage.tsx';

const account = { ...fixtures.account(), type_id: 2 } as const;
const companies = [{ id: 5, name: 'Auto Ana', feeds: fixtures.feeds(), isInPlan: true }];
const categories = [{ id: 1, title: 'Automobili' }];

const meta = {
  title: 'Pages/Feeds',
  component: FeedsPage,
  decorators: [inSite],
  args: { account, companies, categories },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeedsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plac Zemun' })).toHaveAttribute(
      'href',
      expect.stringContaining('?feed=3'),
    );
  },
};

/** An address in the network of the server: the error is at the field, and the typed text stays. */
export const RefusedAddress: Story = {
  args: {
    result: {
      ok: false,
      form: 'create-5',
      values: { company_id: '5', name: 'Plac', url: 'http://127.0.0.1/plac.csv' },
      errors: { url: ['not-public'] },
      failure: 'validation',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('http://127.0.0.1/plac.csv')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

/** The packet has no feeds: there is no form. [M13] */
export const OutsideThePacket: Story = {
  args: { companies: [{ ...companies[0]!, feeds: [], isInPlan: false }] },
  play: async ({ canvas }) => {
    const plans = canvas.getByRole('link', { name: /^(Pogledaj pakete|See the packets)$/ });
    await expect(plans).toHaveAttribute('href', '/payment-plans');
  },
};

export const NoCompany: Story = { args: { companies: [] } };

/** Columns whose names say what they mean are chosen already. */
export const Mapping: Story = {
  render: () => <FeedPage account={account} feed={fixtures.feedDetails()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/: (Marka|Make)$/, { selector: '[name="column.make"]' })).toHaveValue('marka');
    await expect(canvas.getByLabelText(/: Gorivo$/, { selector: '[name="column.answers.gorivo"]' })).toHaveValue(
      'gorivo',
    );
  },
};

/** No file yet: it is uploaded first. */
export const NoFile: Story = {
  render: () => (
    <FeedPage
      account={account}
      feed={{ ...fixtures.feedDetails(), url: null, schedule: 'off', file: null, is_mapped: false, runs: [] }}
    />
  ),
};

/** Rows that are no ads are first, each with its values to correct. */
export const Report: Story = {
  render: () => <FeedReportPage account={account} report={fixtures.feedReport()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('2951')).toBeInvalid();
    await expect(canvas.getByLabelText('Gorivo')).toHaveValue('');
  },
};

const [refused] = fixtures.feedReport().rows;

/** A price that cannot be read says how one is written. */
export const WrongPrice: Story = {
  render: () => (
    <FeedReportPage
      account={account}
      report={{
        ...fixtures.feedReport(),
        rows: [
          {
            ...refused!,
            problems: [{ field: 'price', value: '1.5', reason: 'not-a-number', is_error: true }],
          },
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('1.5')).toHaveAccessibleDescription(
      /(Upišite broj, na primer|Enter a number, for example) 12[.,]500\./,
    );
  },
};

/** The run continues, and the file lacks more than half of its rows. */
export const Running: Story = {
  render: () => {
    const report = fixtures.feedReport();
    return (
      <FeedReportPage
        account={account}
        report={{ ...report, rows: [], run: { ...report.run, dry: false, state: 'running', read: 41, held_back: 12 } }}
      />
    );
  },
};
