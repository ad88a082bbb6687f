import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: {
    docs: {
      description: {
        component:
          'A hairline between two parts of one thing, inside a card. Between cards the distance is enough, and sections of a page have headings.',
      },
    },
  },
  render: () => (
    <Stack gap={1.5}>
      <Text>Cena nije fiksna.</Text>
      <Divider />
      <Text>Moguća je zamena.</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;

export const BetweenTwoParts: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};
