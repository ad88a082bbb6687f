import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './Grid.docs.ts';
import { Grid } from './Grid.tsx';

const cells = (count: number) =>
  Array.from({ length: count }, (_cell, index) => (
    <Card key={index} as="section">
      <Text>{`Oglas ${index + 1}`}</Text>
    </Card>
  ));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { layout: 'ads4', children: cells(4) },
  parameters: {
    layout: 'fullscreen',
    componentDocs: docs,
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many columns the browser made. */
const columnsOf = (element: Element | null) =>
  element === null ? [] : getComputedStyle(element).gridTemplateColumns.split(' ');

/** A short form beside a long result stays as high as it is. */
export const Halves: Story = {
  args: {
    layout: 'halves',
    children: [
      <Card key="form">
        <Text>Obrazac</Text>
      </Card>,
      <Card key="result">
        {Array.from({ length: 6 }, (_line, index) => (
          <Text key={index}>{`Stavka ${index + 1}`}</Text>
        ))}
      </Card>,
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [form, result] = [canvas.getByText('Obrazac'), canvas.getByText('Stavka 1')].map(
      (text) => text.parentElement,
    );
    await expect(form?.clientHeight ?? 0).toBeLessThan(result?.clientHeight ?? 0);
  },
};

export const FourAds: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByText('Oglas 1').closest('div'))).toHaveLength(4);
  },
};
export const FourAdsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByText('Oglas 1').closest('div'))).toHaveLength(2);
  },
};
export const ThreeAds: Story = {
  args: { layout: 'ads3', children: cells(3) },
  globals: { viewport: { value: 'desktop' } },
};
export const PairOfFields: Story = { args: { layout: 'pair', children: cells(2) } };
export const Catalog: Story = {
  args: { layout: 'catalog', children: cells(2) },
  globals: { viewport: { value: 'desktop' } },
};
export const Details: Story = {
  args: { layout: 'details', children: cells(2) },
  globals: { viewport: { value: 'desktop' } },
};
