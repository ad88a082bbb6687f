import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from '../Divider/Divider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import docs from './Card.docs.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: <Text>Kartica ima ivicu, nikad senku.</Text> },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  render: ({ children }) => (
    <Stack gap={2}>
      <Card>{children}</Card>
      <Card kind="panel">
        {children}
        <Divider />
        <VisuallyHidden>Samo za one koji slušaju</VisuallyHidden>
        {children}
      </Card>
    </Stack>
  ),
};

/** Parts below one another need no `Stack` inside. */
export const Stacked: Story = {
  render: ({ children }) => (
    <Card gap={2} align="start">
      {children}
      {children}
    </Card>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText('Kartica ima ivicu, nikad senku.');
    await expect(second!.getBoundingClientRect().top - first!.getBoundingClientRect().bottom).toBe(16);
  },
};

/** A picture or a list may reach the edges. */
export const WithoutPadding: Story = { args: { padding: 'none' } };
