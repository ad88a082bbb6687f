import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { slotLabels } from '../samples/slotLabels.ts';
import docs from './ImageSlotGrid.docs.ts';
import { ImageSlotGrid, type ImageSlotGridProps } from './ImageSlotGrid.tsx';
import { moveImage } from './moveImage.ts';
import type { SlotImage } from './SlotImage.ts';

const ready = (name: string): SlotImage => ({ id: name, src: `/pictures/${name}.jpg`, state: 'ready' });
const five = ['karavan-tamnoplava', 'wing-tamnoplava', 'karavan-tamnoplava-rear', 'interior-4', 'interior-2'].map(
  ready,
);
const wheel = { id: 'wheel', src: '/pictures/wheel-tamnoplava.jpg' };

/** The parent keeps the pictures, as a page does. */
function Kept({ slots: given, onMove, onRemove, onRetry, ...props }: ImageSlotGridProps) {
  const [slots, setSlots] = useState(given);
  return (
    <ImageSlotGrid
      {...props}
      slots={slots}
      onMove={(from, to) => {
        onMove(from, to);
        setSlots(moveImage(slots, from, to));
      }}
      onRemove={(slot) => {
        onRemove(slot);
        setSlots(slots.map((image, index) => (index === slot ? undefined : image)));
      }}
      onRetry={(slot) => {
        onRetry(slot);
        setSlots(slots.map((image, index) => (index === slot ? { ...wheel, state: 'uploading', sent: 0 } : image)));
      }}
    />
  );
}

const meta = {
  title: 'Forms/ImageSlotGrid',
  component: ImageSlotGrid,
  args: {
    id: 'pictures',
    label: 'Slike vozila',
    name: 'picture',
    labels: slotLabels,
    slots: five,
    more: { title: 'Još do 30 slika', about: '10 slika je 200 RSD ili 2 kredita' },
    onAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { componentDocs: docs },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ImageSlotGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cover and 19 guided slots, each with the view that it asks for. [E19, T09b] */
export const Empty: Story = {
  args: { slots: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(21);
    await expect(canvas.getByLabelText('Dodaj sliku: Naslovna')).toHaveAttribute('name', 'picture.0');
    await expect(canvas.getByLabelText('Dodaj sliku: Napred')).toHaveAttribute('name', 'picture.19');
    const file = new File(['x'], 'gepek.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Dodaj sliku: Gepek'), file);
    await expect(args.onAdd).toHaveBeenCalledWith([file], 6);
  },
};
export const Filled: Story = {
  play: async ({ canvas }) => {
    const [cover] = canvas.getAllByRole('listitem');
    await expect(within(cover!).getByText('Naslovna')).toBeVisible();
    const button = within(cover!).getByRole('button', { name: 'Naslovna' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(slotLabels.instructions));
  },
};
export const Uploading: Story = {
  args: { slots: [...five, { ...wheel, state: 'uploading', sent: 0.6 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Šalje se: Zadnja sedišta' })).toHaveValue(0.6);
    await expect(canvas.queryByRole('button', { name: 'Zadnja sedišta' })).toBeNull();
  },
};
export const Converting: Story = {
  args: { slots: [...five, { ...wheel, state: 'converting' }] },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Obrađuje se: Zadnja sedišta' });
    await expect(progress).not.toHaveAttribute('value');
  },
};
export const FailedIsSentAgain: Story = {
  args: { slots: [...five, { ...wheel, state: 'failed', error: 'Nije poslata. Proverite vezu.' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nije poslata. Proverite vezu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pošalji ponovo: Zadnja sedišta' }));
    await expect(args.onRetry).toHaveBeenCalledWith(5);
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

/**
 * The same file would be refused again: nothing offers that. A file that is no picture leaves the ground of its tile.
 */
export const RefusedForGood: Story = {
  args: {
    slots: [
      { id: 'torn', src: 'data:image/png;base64,AAAA', state: 'failed', error: 'Slika je oštećena.', final: true },
      { ...wheel, state: 'failed', error: 'Slika je premala.', final: true },
    ],
  },
  play: async ({ canvas }) => {
    const imagesOf = (name: string) => within(canvas.getByRole('group', { name })).queryAllByRole('img');
    await waitFor(() => expect(imagesOf('Naslovna')).toHaveLength(0));
    await expect(imagesOf('Napred levo')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Pošalji ponovo/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Ukloni: Naslovna' })).toBeVisible();
  },
};

/**
 * The control goes when a file was chosen: the focus stays in its slot, and is with the picture when it has arrived.
 */
export const FocusStaysWithTheChosen: Story = {
  args: { slots: [] },
  render: function Arriving(args) {
    const [slots, setSlots] = useState(args.slots);
    return (
      <>
        <ImageSlotGrid {...args} slots={slots} onAdd={() => setSlots([{ ...wheel, state: 'uploading', sent: 0.5 }])} />
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setSlots([ready('wheel-tamnoplava')])}
        >
          Stigla je
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Dodaj sliku: Naslovna');
    control.focus();
    await userEvent.upload(control, new File(['x'], 'napred.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Naslovna' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Stigla je' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Naslovna' })).toHaveFocus());
  },
};

/** Space, arrows, space; every step is announced and the focus goes with the picture. */
export const CarriedByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slot = canvas.getByRole('button', { name: 'Napred levo' });
    await waitFor(() => expect(slot).toHaveAccessibleDescription(slotLabels.instructions));
    slot.focus();
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(canvas.getByText('Podigli ste sliku sa mesta Napred levo.')).toBeInTheDocument());
    await userEvent.keyboard('[ArrowRight]');
    await waitFor(() => expect(canvas.getByText('Slika je iznad mesta Pozadi desno.')).toBeInTheDocument());
    await userEvent.keyboard('[ArrowDown]');
    await waitFor(() => expect(canvas.getByText('Slika je iznad mesta Zadnja sedišta.')).toBeInTheDocument());
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(1, 5));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zadnja sedišta' })).toHaveFocus());
    await expect(canvas.getByLabelText('Dodaj sliku: Napred levo')).toBeInTheDocument();
  },
};
export const EscapePutsItBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: 'Napred levo' });
    picture.focus();
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(picture).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('[ArrowRight]');
    await waitFor(() => expect(canvas.getByText('Slika je iznad mesta Pozadi desno.')).toBeInTheDocument());
    await userEvent.keyboard('[Escape]');
    await waitFor(() =>
      expect(canvas.getByText('Odustali ste. Slika je ostala na mestu Napred levo.')).toBeInTheDocument(),
    );
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** The same without dragging. [WCAG 2.5.7] */
export const MovedByItsMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Premesti: Pozadi desno' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Postavi kao naslovnu' }));
    await expect(args.onMove).toHaveBeenCalledWith(2, 0);
    await expect(canvas.getByText('Slika je sada na mestu Naslovna.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Naslovna' })).toHaveFocus();
    await expect(canvas.getAllByRole('img')[0]).toHaveAttribute('src', '/pictures/karavan-tamnoplava-rear.jpg');
  },
};
export const DraggedByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('button', { name: 'Naslovna' });
    const to = canvas.getByLabelText('Dodaj sliku: Gepek');
    const middle = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: from, coords: middle(from) },
      { target: from, coords: { clientX: middle(from).clientX + 20, clientY: middle(from).clientY } },
    ]);
    await waitFor(() => expect(from).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.pointer({ target: to, coords: middle(to) });
    await waitFor(() => expect(canvas.getByText('Slika je iznad mesta Gepek.')).toBeInTheDocument());
    await userEvent.pointer({ keys: '[/MouseLeft]', target: to, coords: middle(to) });
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(0, 6));
  },
};
export const RemovedLeavesItsSlot: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni: Napred levo' }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await expect(canvas.getByLabelText('Dodaj sliku: Napred levo')).toHaveFocus();
  },
};

/** From the 21st on pictures are plain tiles that cost. */
export const ExtraPictures: Story = {
  args: {
    slots: Array.from({ length: 23 }, (_, index) => ({ ...five[index % 5]!, id: String(index) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Doplata')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Dodatna slika 3' })).toBeVisible();
  },
};
export const Full: Story = {
  args: {
    slots: Array.from({ length: 50 }, (_, index) => ({ ...five[index % 5]!, id: String(index) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Još do 30 slika')).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(50);
  },
};
export const OnAPhone: Story = {
  args: { slots: [...five, { ...wheel, state: 'uploading', sent: 0.6 }] },
  globals: { viewport: { value: 'phone' } },
};
export const LongWords: Story = {
  args: {
    slots: [
      five[0],
      undefined,
      { ...wheel, state: 'failed', error: 'Datenübertragungsunterbrechung. Verbindung prüfen.' },
    ],
    labels: {
      ...slotLabels,
      cover: 'Hauptansichtsbild',
      views: {
        ...slotLabels.views,
        'front-left': 'Dreiviertelvorderansicht links',
        odometer: 'Kilometerstandsanzeige',
      },
    },
    more: { title: 'Bis zu 30 zusätzliche Fahrzeugbilder', about: '10 Bilder kosten 99.999.999.999 RSD' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
