import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { labels, pictures } from '../samples/gallery.ts';
import docs from './Gallery.docs.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Marketplace/Gallery',
  component: Gallery,
  args: {
    id: 'gallery',
    title: 'Volkswagen Passat Variant 2.0 TDI',
    pictures,
    missing: { outline: 'wagon', label: 'Bez slike, karavan' },
    labels,
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Opens at the pressed picture; arrows lead on; Escape gives the focus back. */
export const Lightbox: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Uvećaj: Volkswagen Passat, desni bok' });
    await userEvent.click(second);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 / 7'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 / 7'));
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(dialog).not.toBeVisible();
    await expect(second).toHaveFocus();
  },
};
export const ThreePictures: Story = { args: { pictures: pictures.slice(0, 3) } };
export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1) } };
export const WithoutPictures: Story = { args: { pictures: [] } };
