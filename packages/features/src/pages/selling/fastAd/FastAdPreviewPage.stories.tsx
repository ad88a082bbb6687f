import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { FastAdPreviewPage } from './FastAdPreviewPage.tsx';

const own = fixtures.myFastAds('rs');
const [ad] = fixtures.fastAdDetails('rs');

const meta = {
  title: 'Pages/Preview of a fast ad',
  component: FastAdPreviewPage,
  decorators: [inSite],
  args: { account: fixtures.account(), ad: ad!, mine: own[0]! },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FastAdPreviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It waits for a moderator, whose question is above it. [B39] */
export const Pending: Story = {
  args: { mine: own.find(({ status }) => status === 'pending')! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Čija je slika?')).toBeVisible();
    await expect(canvas.getByText(/^(Samo vi i administratori|Only you and administrators)/)).toBeVisible();
  },
};
export const Active: Story = {};
