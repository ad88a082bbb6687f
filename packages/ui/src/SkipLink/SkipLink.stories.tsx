import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import docs from './SkipLink.docs.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { children: 'Preskoči na sadržaj', to: 'content' },
  parameters: { componentDocs: docs },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Container as="main" id={args.to} top>
        <a href="#first">Prvi oglas</a>
      </Container>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unseen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Preskoči na sadržaj' }).getBoundingClientRect().width).toBe(1);
  },
};

/** Tab brings it forward: it is above all and its words can be read. */
export const Focused: Story = {
  // While it has the focus it lies over what comes first.
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Preskoči na sadržaj' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);
    await expect(link).toHaveAttribute('href', '#content');
  },
};
