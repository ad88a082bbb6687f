import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { expectLaidOutOnce } from '../samples/expectLaidOutOnce.ts';
import { labels, pictures } from '../samples/gallery.ts';
import { openByFirstButton } from '../samples/openByFirstButton.ts';
import docs from './Lightbox.docs.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';
import { useSlides } from './useSlides.ts';

function WithOpener(props: Omit<LightboxProps, 'slides' | 'ref'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = useSlides(props.pictures.length);
  return (
    <>
      <Button
        onClick={() => {
          dialog.current?.showModal();
          slides.show(1, 'instant');
        }}
      >
        Sve slike
      </Button>
      <Lightbox {...props} ref={dialog} slides={slides} />
    </>
  );
}

const meta = {
  title: 'Marketplace/Lightbox',
  component: WithOpener,
  args: { id: 'all-pictures', title: 'Volkswagen Passat Variant 2.0 TDI', pictures, labels },
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof WithOpener>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { play: openByFirstButton };

/** M53: arrows lead on, Home and End to the ends, Escape gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Sve slike' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 / 7'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('7 / 7'), { timeout: 5000 });
    await expect(canvas.queryByRole('button', { name: 'Sledeća slika' })).toBeNull();
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    dialog.requestClose();
    await expect(opener).toHaveFocus();
  },
};

/** A script that opens it lets browsers lay it out once. */
export const LaidOutOnce: Story = {
  play: ({ canvasElement }) => expectLaidOutOnce(canvasElement.querySelector('dialog')!),
};

/** M53: zoom by buttons and keys, arrows move the enlarged picture; another picture starts whole. */
export const Zoom: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sve slike' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 / 7'));
    const shown = () => canvas.getByRole('img', { name: pictures[1]?.alt }).getBoundingClientRect().width;
    const whole = shown();
    await userEvent.click(canvas.getByRole('button', { name: 'Uvećaj prikaz' }));
    await waitFor(() => expect(shown()).toBeGreaterThan(1.5 * whole));
    const picture = canvas.getByRole('img', { name: pictures[1]?.alt });
    const left = () => picture.getBoundingClientRect().left;
    const atEdge = left();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(left()).toBeLessThan(atEdge));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 / 7');
    await userEvent.keyboard('-');
    await waitFor(() => expect(shown()).toBeCloseTo(whole, 0));
    const smaller = canvas.getByRole('button', { name: 'Umanji prikaz' });
    await expect(smaller).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(smaller);
    await expect(smaller).toHaveFocus();
  },
};
export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1) } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sve slike' }));
    await expect(canvas.queryByRole('button', { name: 'Sledeća slika' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Uvećaj prikaz' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zatvori' })).toBeVisible();
  },
};
