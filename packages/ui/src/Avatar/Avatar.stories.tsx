import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { initials: 'MĐ' },
  parameters: {
    docs: {
      description: {
        component:
          'Who it is, at a glance: people are round, companies square. The name always stands beside it in words, so it is silent for a screen reader. Not for photos of ads: that is `Photo`.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name beside it is read; its letters are not. */
export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MĐ')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Company: Story = { args: { initials: 'AD', shape: 'square' } };
export const WithPicture: Story = { args: { src: '/pictures/suv-plava.jpg', shape: 'square', size: 'large' } };
export const OneLetter: Story = { args: { initials: 'Ž' } };
export const Sizes: Story = {
  render: (args) => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};
