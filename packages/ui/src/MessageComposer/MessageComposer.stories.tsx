import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import docs from './MessageComposer.docs.ts';
import { MessageComposer } from './MessageComposer.tsx';

const meta = {
  title: 'Marketplace/MessageComposer',
  component: MessageComposer,
  args: {
    id: 'message',
    label: 'Poruka za: Nenad Ćirić',
    placeholder: 'Napišite poruku',
    sendLabel: 'Pošalji',
    sendingLabel: 'Šalje se',
    sentText: 'Poruka je poslata.',
    failedText: 'Poruka nije poslata. Pokušajte ponovo.',
    limit: {
      characters: 2000,
      count: (typed) => `${typed} od 2000 znakova`,
      tooLong: (excess) => `Skratite poruku za ${excess} znakova.`,
    },
    attach: {
      label: 'Dodaj sliku ili dokument',
      accept: 'image/*,.pdf',
      largest: 10_000_000,
      tooLarge: (name) => `${name} je veći od 10 MB. Izaberite manji fajl.`,
      remove: (name) => `Ukloni ${name}`,
    },
    onValueChange: fn(),
    onSend: fn(async () => {}),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = /Poruka za/;

/** Enter sends, Shift with Enter begins a line, the field is empty again and has the focus. */
export const Sending: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: field });
    await userEvent.type(box, 'Dobar dan{Shift>}{Enter}{/Shift}može u subotu');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Dobar dan\nmože u subotu', files: [] });
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(box).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Poruka je poslata.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
/** Nothing but spaces does not go out. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: field }), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Pošalji' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Draft: Story = { args: { defaultValue: 'Moguće je, koje je godište' } };
/** The press empties the field: further text is the next message, and goes out after the first. */
export const OnItsWay: Story = {
  args: { defaultValue: 'Moguće je, koje je godište', onSend: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: field });
    await userEvent.click(box);
    await userEvent.keyboard('{Enter}i boja?');
    await expect(canvas.getByRole('button', { name: 'Pošalji' })).toHaveAttribute('aria-busy', 'true');
    await expect(box).toHaveValue('i boja?');
    await userEvent.keyboard('{Enter}hvala');
    await expect(box).toHaveValue('hvala');
    await expect(args.onSend).toHaveBeenNthCalledWith(1, { text: 'Moguće je, koje je godište', files: [] });
    await expect(args.onSend).toHaveBeenNthCalledWith(2, { text: 'i boja?', files: [] });
  },
};
/** Text and files come back. */
export const Failed: Story = {
  args: { defaultValue: 'Moguće je, koje je godište', onSend: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    const slip = new File(['x'], 'racun.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Dodaj sliku ili dokument'), slip);
    await userEvent.click(canvas.getByRole('button', { name: 'Pošalji' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Poruka nije poslata.');
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue('Moguće je, koje je godište');
    await expect(canvas.getByText('racun.pdf')).toBeVisible();
  },
};
let refuse = () => {};
/** Text that was typed in the meantime stays, after it. */
export const FailedLater: Story = {
  args: {
    defaultValue: 'Moguće je',
    onSend: fn(() => new Promise<void>((_, reject) => (refuse = () => reject(new Error('offline'))))),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: field });
    await userEvent.click(box);
    await userEvent.keyboard('{Enter}i boja?');
    refuse();
    await waitFor(() => expect(box).toHaveValue('Moguće je\ni boja?'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Poruka nije poslata.');
  },
};
export const WithFiles: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Dodaj sliku ili dokument');
    const slip = new File(['x'], 'servisna-knjizica.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, [slip, new File(['y'], 'tocak.jpg', { type: 'image/jpeg' })]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni tocak.jpg' }));
    await expect(canvas.getByRole('textbox', { name: field })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pošalji' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '', files: [slip] });
  },
};
export const FileTooLarge: Story = {
  args: {
    attach: {
      label: 'Dodaj sliku ili dokument',
      accept: 'image/*',
      largest: 1,
      tooLarge: (name) => `${name} je veći od 10 MB. Izaberite manji fajl.`,
      remove: (name) => `Ukloni ${name}`,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Dodaj/), new File(['xyz'], 'tocak.jpg', { type: 'image/jpeg' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('tocak.jpg je veći od 10 MB.');
    await expect(canvas.queryByRole('button', { name: 'Ukloni tocak.jpg' })).not.toBeInTheDocument();
  },
};
/** A file that the app refuses is left out with its reason. */
export const FileRefused: Story = {
  args: {
    attach: {
      label: 'Dodaj sliku ili dokument',
      accept: '',
      largest: 10_000_000,
      tooLarge: (name) => `${name} je veći od 10 MB.`,
      remove: (name) => `Ukloni ${name}`,
      refuse: ({ name, type }) => (type === 'text/plain' ? `${name}: pošaljite sliku ili PDF.` : undefined),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const notes = new File(['x'], 'beleske.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText(/Dodaj/), [
      notes,
      new File(['y'], 'tocak.jpg', { type: 'image/jpeg' }),
    ]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('beleske.txt: pošaljite sliku ili PDF.');
    await expect(canvas.queryByRole('button', { name: 'Ukloni beleske.txt' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Ukloni tocak.jpg' })).toBeVisible();
  },
};
/** A pasted text is never cut: it says by how much it is too long. */
export const TooLong: Story = {
  args: { defaultValue: 'Dobar dan. '.repeat(182) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Skratite poruku za 2 znakova.');
    await userEvent.click(canvas.getByRole('button', { name: 'Pošalji' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const TextOnly: Story = { args: { attach: undefined } };
export const LongWords: Story = {
  args: {
    defaultValue:
      'Donaudampfschifffahrtsgesellschaftskapitaenswitwenversicherung https://example.com/veoma/dugacka/adresa',
    placeholder: 'Schreiben Sie dem Verkäufer eine Nachricht',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
