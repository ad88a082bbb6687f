import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Row/Row.tsx';
import { Text } from '../Text/Text.tsx';
import docs from './BannerSlot.docs.ts';
import { BannerSlot } from './BannerSlot.tsx';

const banner = {
  href: '#bank',
  picture: { desktop: '/pictures/karavan-crvena.jpg', phone: '/pictures/karavan-crvena.jpg' },
  alt: 'Dunav banka, keš kredit od 5,9 %',
};
const ours = (
  <Row justify="center" gap={2} wrap>
    <Text strong>Vaš oglas na ovom mestu</Text>
    <Button size="small" href="#banners">
      Zakupite mesto
    </Button>
  </Row>
);

const meta = {
  title: 'Marketplace/BannerSlot',
  component: BannerSlot,
  args: { place: 'wide', label: 'Oglas', banner },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof BannerSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Labelled, sponsored, and its box has its ratio. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const slot = canvas.getByRole('complementary', { name: /^Oglas: / });
    const link = canvas.getByRole('link', { name: 'Dunav banka, keš kredit od 5,9 %' });
    await expect(slot).toContainElement(link);
    await expect(link).toHaveAttribute('rel', expect.stringContaining('sponsored'));
    const { width, height } = link.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(970 / 250, 1);
  },
};
export const Rail: Story = { args: { place: 'rail' }, globals: { viewport: { value: 'desktop' } } };
export const List: Story = { args: { place: 'list' } };

/** A video without sound over its picture; its link is above the box. */
export const Video: Story = {
  args: { banner: { ...banner, video: { src: '/pictures/no-such-file.mp4', type: 'video/mp4' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: banner.alt })).toBeVisible();
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('controls');
  },
};

/** Before it arrives the box has the size that it will keep. */
export const Loading: Story = {
  args: { banner: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(height).toBeGreaterThan(250);
  },
};
export const NoneBooked: Story = { args: { banner: undefined, fallback: ours } };

/** If a picture fails, the fallback is shown in the same box. */
export const PictureFailed: Story = {
  args: {
    banner: { ...banner, picture: { desktop: '/pictures/no-such-file.jpg', phone: '/pictures/no-such-file.jpg' } },
    fallback: ours,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Zakupite mesto' })).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
