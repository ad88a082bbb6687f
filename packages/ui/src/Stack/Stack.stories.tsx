import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './Stack.docs.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['Cena nije fiksna.', 'Moguća je zamena.'].map((words) => (
      <Card key={words}>
        <Text>{words}</Text>
      </Card>
    )),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two steps of 8 px. */
export const Below: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('Cena nije fiksna.').parentElement;
    const second = canvas.getByText('Moguća je zamena.').parentElement;
    await expect(second?.getBoundingClientRect().top).toBe((first?.getBoundingClientRect().bottom ?? 0) + 16);
  },
};
export const Tight: Story = { args: { gap: 0.5 } };
export const AsWideAsTheirWords: Story = { args: { align: 'start' } };
export const NamedSection: Story = {
  args: {
    as: 'section',
    labelledBy: 'description',
    children: (
      <>
        <Heading level={2} id="description">
          Opis
        </Heading>
        <Text>Auto je garažiran i redovno održavan.</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Opis' })).toBeVisible();
  },
};
