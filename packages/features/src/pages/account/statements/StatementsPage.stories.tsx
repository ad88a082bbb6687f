import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { StatementsPage } from './StatementsPage.tsx';

const meta = {
  title: 'Pages/Statements',
  component: StatementsPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { account: fixtures.account(), statements: fixtures.statements },
} satisfies Meta<typeof StatementsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One to appeal against, one whose appeal waits, one that was won. */
export const Decisions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^(Zašto mislite|Why do you think)/ })).toBeVisible();
  },
};

/** Nothing restricts anything. */
export const None: Story = { args: { statements: [] } };

/** Sent without a text: the text is asked for, and the typed values stay. */
export const Refused: Story = {
  args: {
    result: {
      ok: false,
      form: 'appeal-ad-12',
      values: { text: '' },
      errors: { text: ['required'] },
      failure: 'validation',
    },
  },
};
