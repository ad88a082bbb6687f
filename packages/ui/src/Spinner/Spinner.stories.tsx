import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Učitavanje' },
  parameters: {
    docs: {
      description: {
        component:
          'Work that goes on and that the reader waits for: sending, paying. Content that loads shows `Skeleton` in its size. It is announced politely; with reduced motion it does not turn.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Učitavanje');
  },
};
