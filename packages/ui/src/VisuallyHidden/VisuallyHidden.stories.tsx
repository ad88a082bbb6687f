import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import docs from './VisuallyHidden.docs.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Proveren prodavac' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the page for screen readers, without a pixel of its own. */
export const BesideASign: Story = {
  render: (args) => (
    <p>
      Auto Kuća Dunav <Icon name="badge-check" size={16} />
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Proveren prodavac');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words).not.toHaveAttribute('aria-hidden');
  },
};
export const AsHeading: Story = {
  args: { as: 'h2', children: 'Rezultati pretrage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rezultati pretrage' })).toBeInTheDocument();
  },
};
