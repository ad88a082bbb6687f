import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { inSite } from '../../../stories/inSite.tsx';
import { MailedStatementPage } from './MailedStatementPage.tsx';

const meta = {
  title: 'Pages/MailedStatement',
  component: MailedStatementPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MailedStatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A closed account can be appealed for. */
export const Closed: Story = {
  args: {
    statement: { ...fixtures.statements[0]!, key: 'account-7', decision: 'banned', ad: null, reasons: ['fraud'] },
  },
};

/** The link was cut. */
export const BadLink: Story = { args: { statement: null } };
