import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSession, listUploadedPictures, removeAdPicture, uploadAdPicture } from '@volan/api-contract';
import { Failure } from '@volan/api-contract';
import { failing, fixtures, mockCall } from '@volan/mocks';
import type { LanguageValue } from '@volan/domain-rules';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { pictureFiles } from './pictureFiles.ts';
import { PictureField } from './PictureField.tsx';
import { PlainPictures } from './PlainPictures.tsx';

const draft = 'draft-of-the-story';
const [one, two] = ['0b4f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b11', '1c5f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b22'];

/** A picture as somebody chooses it. */
const photo = (name: string, bytes = 1000) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

const meta = {
  title: 'Features/Pictures of an ad',
  component: PictureField,
  decorators: [inSite],
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  args: {
    draft,
    defaultValue: [],
    signedIn: true,
    onValueChange: fn(),
    onPendingChange: fn(),
    onFilledChange: fn(),
    onPackages: fn(),
  },
  beforeEach: async ({ msw }) => {
    await pictureFiles(draft).clear();
    msw.use(mockCall(getSession, fixtures.session));
    document.cookie = `user=${encodeURIComponent('{"id":31,"name":"Ana","avatar":null}')}; Path=/`;

    return () => {
      document.cookie = 'user=; Max-Age=0; Path=/';
    };
  },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The data that the form would send. */
const sent = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement>('input[name=pictures]:checked')].map(({ value }) => value);

/** Free slots and what one step more costs, with the way to all packages. [L09, L15-L18, T27] */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Još do 30 slika\. 10 dodatnih slika: 200\sRSD ili 2 kredita$/ }),
    );
    await expect(args.onPackages).toHaveBeenCalledOnce();
  },
};

/** Full: no more can be bought, and nothing is offered. [L09] */
export const WithEverything: Story = {
  args: {
    limit: { max: 50, bought: 30 },
    defaultValue: Array.from({ length: 50 }, (_, index) => String(200 + index)),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/^Još do/)).toBeNull();
    await expect(args.onFilledChange).toHaveBeenLastCalledWith(50);
  },
};

/** A package is bought and full: a larger one costs the difference. [L15-L18] */
export const FullPackage: Story = {
  args: {
    limit: { max: 30, bought: 10 },
    defaultValue: Array.from({ length: 30 }, (_, index) => String(200 + index)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Još do 20 slika. 20 dodatnih slika: još 1 kredit' }));
    await expect(args.onPackages).toHaveBeenCalledOnce();
  },
};

/**
 * Chosen pictures go up by themselves; the form sends their ids in the order of the slots. One that is removed goes
 * from the server.
 */
export const Uploaded: Story = {
  play: async ({ args, canvas, canvasElement, msw, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Dodaj sliku: Naslovna'), [photo('a.jpg'), photo('b.jpg')]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Naslovna' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Napred levo' })).toBeVisible());
    const before = sent(canvasElement);
    await expect(before).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Premesti: Napred levo' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Postavi kao naslovnu' }));
    await waitFor(() => expect(sent(canvasElement)).toEqual(before.toReversed()));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(before.toReversed());
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(0));
    // the server has them: nothing is kept here any more
    await waitFor(async () => expect(await pictureFiles(draft).list()).toEqual([]));
    const removed = fn();
    msw.use(
      mockCall(removeAdPicture, ({ id }) => {
        removed(id);
        return { removed: true };
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni: Naslovna' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith(before[1]));
  },
};

/** A refused picture says why, takes none of the places, and does not go with the form. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockCall(uploadAdPicture, () => new Failure('validation', { errors: { image: ['image-too-small'] } }))),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Dodaj sliku: Gepek'), photo('mala.jpg'));
    await expect(await canvas.findByText(/Slika je premala/)).toBeVisible();
    await expect(sent(canvasElement)).toEqual([]);
    await waitFor(() => expect(args.onFilledChange).toHaveBeenLastCalledWith(0));
    await expect(args.onFilledChange).toHaveBeenCalledWith(1);
    // the same file would be refused again
    await expect(canvas.queryByRole('button', { name: 'Pošalji ponovo: Gepek' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni: Gepek' }));
    await expect(canvas.getByLabelText('Dodaj sliku: Gepek')).toBeInTheDocument();
  },
};

/** The server is away: the picture waits and is tried again. */
export const NoConnection: Story = {
  beforeEach: ({ msw }) => msw.use(failing(uploadAdPicture, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Dodaj sliku: Naslovna'), photo('a.jpg'));
    await expect(await canvas.findByText('Šalje se još 1 slika.')).toBeVisible();
    await expect(await pictureFiles(draft).list()).toHaveLength(1);
  },
};

/** Photos of a phone say that they are converted, and go one after the other. */
export const OfAPhone: Story = {
  args: { defaultValue: [one, two] },
  beforeEach: async ({ msw }) => {
    msw.use(
      mockCall(uploadAdPicture, () => new Promise<never>(() => {})),
      mockCall(listUploadedPictures, () => []),
    );
    const files = pictureFiles(draft);
    for (const id of [one, two]) await files.keep(id, new File(['heic'], 'IMG.HEIC', { type: 'image/heic' }));
  },
  play: async ({ canvas }) => {
    const name = 'Fotografija sa telefona se pretvara: Naslovna';
    await expect(await canvas.findByRole('progressbar', { name })).toBeVisible();
    await expect(canvas.getAllByText(/Fotografija sa telefona se pretvara…$/)).toHaveLength(2);
    await expect(canvas.getByRole('progressbar', { name: 'Šalje se: Napred levo' })).toBeVisible();
  },
};

/** Pictures of a visitor wait in the browser until somebody signs in, and are put in order before. [B44] */
export const OfVisitor: Story = {
  args: { signedIn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Dodaj sliku: Naslovna'), photo('a.jpg'));
    await expect(await canvas.findByText(/^1 slika čeka u ovom pregledaču/)).toBeVisible();
    await expect(await pictureFiles(draft).list()).toHaveLength(1);
    await userEvent.upload(canvas.getByLabelText('Dodaj sliku: Napred levo'), photo('b.jpg'));
    const cover = () => canvas.getByRole('img', { name: /^Naslovna/ }).getAttribute('src');
    const first = cover();
    await userEvent.click(await canvas.findByRole('button', { name: 'Premesti: Napred levo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Postavi kao naslovnu' }));
    await waitFor(() => expect(cover()).not.toBe(first));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A tab was killed: pictures of the server are shown, the others continue to upload, each in its slot. */
export const OpenedAgain: Story = {
  args: { defaultValue: [one, two] },
  beforeEach: async ({ msw }) => {
    msw.use(mockCall(listUploadedPictures, () => [{ id: one, image_id: 205, width: 1600, height: 1200 }]));
    const files = pictureFiles(draft);
    await files.keep(two, photo('b.jpg'));
    await files.keepSlots([one, undefined, two]);
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Naslovna' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pozadi desno' })).toBeVisible());
    await expect(canvas.getByLabelText('Dodaj sliku: Napred levo')).toBeInTheDocument();
    await expect(sent(canvasElement)).toEqual([one, two]);
  },
};

/** The draft names a picture that never left another device. */
export const OnAnotherDevice: Story = {
  args: { defaultValue: [one] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/ostala na uređaju/)).toBeVisible();
    await waitFor(() => expect(args.onFilledChange).toHaveBeenLastCalledWith(0));
  },
};

/** Pictures that the ad shows already are named by their numbers. */
export const OfPublishedAd: Story = {
  args: { draft: 'ad-7', defaultValue: ['205', '311'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Naslovna' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni: Naslovna' }));
    await waitFor(() => expect(sent(canvasElement)).toEqual(['311']));
  },
};

/** The 21st needs a package, the 51st no ad has. [L09, L14] */
export const TooMany: Story = {
  args: { defaultValue: Array.from({ length: 19 }, (_, index) => String(200 + index)) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Dodaj sliku: Napred'), [photo('a.jpg'), photo('b.jpg')]);
    const refusal = await canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent(/Bez paketa oglas može da ima 20 slika/);
    await waitFor(() => expect(sent(canvasElement)).toHaveLength(20));
    await userEvent.click(within(refusal).getByRole('button', { name: 'Dodatne slike' }));
    await expect(args.onPackages).toHaveBeenCalledOnce();
  },
};
export const WithAPackage: Story = {
  args: { limit: { max: 50, bought: 30 }, defaultValue: Array.from({ length: 49 }, (_, index) => String(200 + index)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Dodaj sliku: Još do 1 /), [photo('a.jpg'), photo('b.jpg')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/najviše 50 slika/);
  },
};

/** Where no script runs: each picture is kept or not, and moved by buttons that send the form. [M22] */
export const WithoutScripts: Story = {
  render: () => <PlainPictures id="pictures" name="pictures" pictures={['101', '102', '103']} />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names.filter((name) => name?.startsWith('Postavi kao naslovnu'))).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Pomeri za jedno mesto napred: 3' })).toHaveValue('earlier 103');
  },
};
