import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Row/Row.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName } from '../samples/extremes.ts';
import docs from './Avatar.docs.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { initials: 'MĐ' },
  parameters: { componentDocs: docs },
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

/** The file is gone: the letters stay. */
export const FailedPicture: Story = {
  args: { initials: 'AD', shape: 'square', size: 'large', src: '/pictures/gone.jpg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AD')).toBeVisible();
  },
};
export const InChinese: Story = { args: { initials: chineseName.slice(0, 2) }, play: expectToFit };
