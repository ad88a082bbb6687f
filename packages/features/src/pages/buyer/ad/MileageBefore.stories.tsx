import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { MileageBefore } from './MileageBefore.tsx';

const meta = {
  title: 'Pages/Ad/MileageBefore',
  component: MileageBefore,
  decorators: [inSite],
  args: {
    ad: {
      mileage: 118_000,
      mileage_before: { mileage: 183_000, at: '2025-03-03T10:00:00.000Z' },
      created_at: '2026-10-05T10:00:00.000Z',
    },
  },
} satisfies Meta<typeof MileageBefore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both figures and both dates. */
export const Lower: Story = {
  play: async ({ canvasElement }) => {
    for (const text of [/183[.,\s]000/, /118[.,\s]000/, /2025/, /2026/])
      await expect(canvasElement).toHaveTextContent(text);
  },
};

/** Nothing is said where no earlier ad stated more. */
export const NoneBefore: Story = {
  args: { ad: { ...meta.args.ad, mileage_before: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
