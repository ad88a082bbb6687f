import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import docs from './Row.docs.ts';
import { Row } from './Row.tsx';

const meta = {
  title: 'Layout/Row',
  component: Row,
  args: {
    children: ['Prvi vlasnik', 'Garancija', 'Kupljen nov u Srbiji'].map((words) => <Tag key={words}>{words}</Tag>),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {};
export const WideGap: Story = { args: { gap: 3 } };
export const BothEnds: Story = {
  args: {
    justify: 'between',
    children: [
      <Tag key="tag">Prodato</Tag>,
      <Button key="button" size="small">
        Sačuvaj
      </Button>,
    ],
  },
};

/** It wraps to the next line at its full width. */
export const Wraps: Story = {
  args: {
    wrap: true,
    children: ['Prvi vlasnik', 'Servisna knjižica', 'Garancija', 'Kupljen nov u Srbiji'].map((words) => (
      <Tag key={words}>{words}</Tag>
    )),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Prvi vlasnik').getBoundingClientRect();
    const last = canvas.getByText('Kupljen nov u Srbiji').getBoundingClientRect();
    await expect(last.top).toBeGreaterThan(first.bottom);
  },
};
