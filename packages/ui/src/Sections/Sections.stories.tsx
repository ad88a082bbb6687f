import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import docs from './Sections.docs.ts';
import { Sections } from './Sections.tsx';

const section = (title: string) => (
  <Card as="section">
    <Heading level={2}>{title}</Heading>
  </Card>
);

const meta = {
  title: 'Layout/Sections',
  component: Sections,
  args: {
    children: (
      <>
        {section('Istaknuto danas')}
        {section('Kategorije')}
        {null}
        {section('Oglasi na klik')}
      </>
    ),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

const gaps = (root: HTMLElement) => {
  const boxes = [...root.querySelectorAll('section')].map((one) => one.getBoundingClientRect());
  return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
};

export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(gaps(canvasElement)).toEqual([56, 56]);
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(gaps(canvasElement)).toEqual([40, 40]);
  },
};
