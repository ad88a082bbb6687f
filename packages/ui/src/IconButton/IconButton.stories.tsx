import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: 'heart', label: 'Sačuvaj oglas' },
  parameters: {
    docs: {
      description: {
        component:
          'An action that a sign alone can carry; its words are required and shown under the pointer. Where there is room, a `Button` with words is better. Enter and Space press it.',
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sačuvaj oglas' })).toBeVisible();
  },
};
export const Pressed: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
export const WithCount: Story = {
  args: { icon: 'git-compare-arrows', label: 'Uporedi', badge: { count: '3', label: 'oglasa' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Uporedi, 3 oglasa' })).toBeVisible();
  },
};
export const Variants: Story = {
  render: () => (
    <Row>
      {(['plain', 'outlined', 'onPhoto'] as const).flatMap((variant) =>
        (['small', 'medium', 'large'] as const).map((size) => (
          <IconButton
            key={`${variant}-${size}`}
            icon="share-2"
            label={`Podeli ${variant} ${size}`}
            {...{ variant, size }}
          />
        )),
      )}
    </Row>
  ),
};
