import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './Divider.docs.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { componentDocs: docs },
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

/** Between two ways to the same end. */
export const WithWords: StoryObj<typeof meta> = {
  render: () => <Divider>ili e-poštom</Divider>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ili e-poštom')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
