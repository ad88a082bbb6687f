import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Photo } from '../Photo/Photo.tsx';
import { picture } from '../samples/ads.ts';
import { Stack } from '../Stack/Stack.tsx';
import docs from './FavouriteButton.docs.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  title: 'Marketplace/FavouriteButton',
  component: FavouriteButton,
  args: { label: 'Sačuvaj', pressed: false, onClick: fn() },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Saved: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sačuvaj', pressed: true })).toBeVisible();
  },
};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const OnAPhoto: Story = {
  args: { variant: 'onPhoto' },
  render: (args) => (
    <Stack gap={1} align="start">
      <FavouriteButton {...args} />
      <FavouriteButton {...args} pressed />
      <Photo
        picture={picture('suv-plava', 'Toyota RAV4, levi bok')}
        missing={{ outline: 'suv', label: 'Bez slike' }}
        sizes="320px"
      />
    </Stack>
  ),
};
