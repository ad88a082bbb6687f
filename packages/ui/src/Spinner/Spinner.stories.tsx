import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import docs from './Spinner.docs.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Učitavanje' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Učitavanje');
  },
};
