import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import docs from './ShowOn.docs.ts';
import { ShowOn } from './ShowOn.tsx';

const meta = {
  title: 'Layout/ShowOn',
  component: ShowOn,
  args: { width: 'desktop', children: <Text>Samo na širokom ekranu</Text> },
  render: (args) => (
    <>
      <ShowOn {...args} />
      <ShowOn width="phone">
        <Text>Samo na telefonu</Text>
      </ShowOn>
    </>
  ),
  parameters: { componentDocs: docs },
} satisfies Meta<typeof ShowOn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Exactly 1024 px. [T23, L20] */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Samo na širokom ekranu')).toBeVisible();
    await expect(canvas.getByText('Samo na telefonu')).not.toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Samo na telefonu')).toBeVisible();
    await expect(canvas.getByText('Samo na širokom ekranu')).not.toBeVisible();
  },
};
