import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

const meta = {
  title: 'Pages/Unsubscribe',
  component: UnsubscribePage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks once. */
export const Asks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Ne šalji mi više|Unsubscribe)$/ })).toBeVisible();
  },
};

const result = { form: 'unsubscribe', values: {}, errors: {} };

/** Done, and how to choose again. */
export const Done: Story = { args: { result: { ...result, ok: true, failure: null } } };

/** The link was cut. */
export const Refused: Story = { args: { result: { ...result, ok: false, failure: 'not-found' } } };
