import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import docs from './ShareBar.docs.ts';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  title: 'Primitives/ShareBar',
  component: ShareBar,
  args: { share: 0.3 },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')[1]).toHaveAttribute('width', '30');
  },
};
/** From nothing to more than the whole. */
export const Shares: Story = {
  render: () => (
    <Stack>
      {[-1, 0, 0.05, 0.5, 1, 7].map((share) => (
        <ShareBar key={share} share={share} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('rect:last-child')].map((bar) => bar.getAttribute('width'));
    await expect(widths).toEqual(['0', '0', '5', '50', '100', '100']);
  },
};
