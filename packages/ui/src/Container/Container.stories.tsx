import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './Container.docs.ts';
import { Container } from './Container.tsx';
import { formats } from '../samples/formats.ts';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: {
    children: (
      <Card>
        <Text>{formats.count('catalog.matches', 12_846)}</Text>
      </Card>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    componentDocs: docs,
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 1280 px of content in the middle of a wide window. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const card = canvas.getByText(/oglasa/).parentElement;
    await expect(card?.getBoundingClientRect().width).toBe(1280);
  },
};

/** The skip link puts the focus here; Tab continues inside. */
export const Main: Story = {
  args: { as: 'main', id: 'content', top: true },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.focus();
    await expect(main).toHaveFocus();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByText(/oglasa/).parentElement;
    await expect(card?.getBoundingClientRect().width).toBe(390 - 2 * 16);
  },
};
