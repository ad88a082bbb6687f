import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picture } from '../samples/ads.ts';
import { Photo } from './Photo.tsx';

const meta = {
  title: 'Marketplace/Photo',
  component: Photo,
  args: {
    picture: picture('suv-plava', 'Toyota RAV4, levi bok'),
    missing: { outline: 'suv', label: 'Bez slike, SUV' },
    sizes: '320px',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A photo in a box whose size is known before the file arrives, so nothing moves. Its words are make, model and view, or empty where the title beside it says as much. Several photos of one ad are a `Gallery`.',
      },
    },
  },
} satisfies Meta<typeof Photo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 16:10, reserved at once; the file waits until it comes near. */
export const OfAnAd: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Toyota RAV4, levi bok' });
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 1);
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};
export const FirstOfTheScreen: Story = {
  args: { first: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};
export const Rounded: Story = { args: { rounded: true, ratio: 'thumb' } };

/** The outline of the body type, in the same box. */
export const Missing: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: 'Bez slike, SUV' }).parentElement?.parentElement;
    const { width, height } = box?.getBoundingClientRect() ?? { width: 0, height: 1 };
    await expect(width / height).toBeCloseTo(1.6, 1);
  },
};

/** The box keeps its size and shows the words. */
export const FileGone: Story = { args: { picture: picture('no-such-file', 'Toyota RAV4, pozadi') } };
