import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { picture } from '../samples/ads.ts';
import docs from './Photo.docs.ts';
import { Photo } from './Photo.tsx';

const meta = {
  title: 'Marketplace/Photo',
  component: Photo,
  args: {
    picture: picture('suv-plava', 'Toyota RAV4, levi bok'),
    missing: { outline: 'suv', label: 'Bez slike, SUV' },
    sizes: '320px',
  },
  parameters: { componentDocs: docs },
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

/** The shape of the band above the page of a company: flat on a wide window, higher on a phone. */
export const Cover: Story = {
  args: { ratio: 'cover' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1280 / 246, 1);
  },
};
export const CoverOnAPhone: Story = {
  args: { ratio: 'cover' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(358 / 162, 1);
  },
};

/** The outline of the body type, in the same box. */
export const Missing: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: 'Bez slike, SUV' }).parentElement?.parentElement;
    const { width, height } = box?.getBoundingClientRect() ?? { width: 0, height: 1 };
    await expect(width / height).toBeCloseTo(1.6, 1);
  },
};

/** The placeholder has a ground and lines of its own in the dark theme. [J92] */
export const MissingInBothThemes: Story = {
  render: ({ missing, ...args }) => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-brand="volan" data-theme={theme}>
          <Photo {...args} picture={undefined} missing={{ ...missing, label: theme }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = ['light', 'dark'].map((theme) => {
      const lines = canvas.getByRole('img', { name: theme });
      const box = lines.parentElement?.parentElement;
      return [getComputedStyle(lines).color, box && getComputedStyle(box).backgroundColor];
    });
    await expect(light?.[0]).not.toBe(dark?.[0]);
    await expect(light?.[1]).not.toBe(dark?.[1]);
  },
};

/** A file that does not arrive leaves the outline in the same box, not a broken icon. */
export const FileGone: Story = {
  args: { picture: picture('no-such-file', 'Toyota RAV4, pozadi'), onError: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Bez slike, SUV' })).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};
