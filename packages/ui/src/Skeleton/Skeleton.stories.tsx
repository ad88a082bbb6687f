import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Holds the place of content that loads, in its final size, so nothing moves when it comes. Silent: the loading is announced once, by the list. Work that the reader waits for shows a `Spinner`.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Photo: Story = { args: { shape: 'photo', width: 'third' } };
export const Seller: Story = {
  render: () => (
    <Stack gap={1}>
      <Skeleton shape="circle" />
      <Skeleton shape="title" width="most" />
      <Skeleton width="half" />
      <Skeleton width="third" />
    </Stack>
  ),
};
