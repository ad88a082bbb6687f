import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import docs from './Skeleton.docs.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { componentDocs: docs },
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

/** Lines as long as words are: none ends where the one above does. */
export const Widths: Story = {
  render: () => (
    <Stack gap={1}>
      {(['full', 'most', 'half', 'third'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
};
