import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import docs from './FileDrop.docs.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { DroppedFile } from './FileRow.tsx';

const why = {
  type: 'Nije PDF ni slika. Dodajte je u jednom od tih oblika.',
  size: 'Veća je od 1 KB. Smanjite je i dodajte ponovo.',
  count: 'Možete dodati najviše tri.',
  empty: 'Prazna je. Proverite da li je sačuvana.',
};

/** The parent keeps the files and says why some are refused. */
function Kept({ files: given, onFiles, onRemove, onRetry, ...props }: FileDropProps) {
  const [files, setFiles] = useState(given);
  return (
    <FileDrop
      {...props}
      files={files}
      onFiles={(taken, refused) => {
        onFiles(taken, refused);
        setFiles([
          ...files,
          ...taken.map((file): DroppedFile => ({ id: file.name, name: file.name, about: 'Poslata', state: 'ready' })),
          ...refused.map(({ file, reason }): DroppedFile => ({
            id: file.name,
            name: file.name,
            about: why[reason],
            state: 'failed',
            canRetry: false,
          })),
        ]);
      }}
      onRemove={(id) => {
        onRemove(id);
        setFiles(files.filter((file) => file.id !== id));
      }}
      onRetry={(id) => {
        onRetry(id);
        setFiles(
          files.map((file) => (file.id === id ? { ...file, about: 'Šalje se', state: 'uploading', sent: 0 } : file)),
        );
      }}
    />
  );
}

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    id: 'documents',
    name: 'documents',
    title: 'Prevucite dokumente ovde ili ih izaberite',
    rules: 'PDF ili slika, najviše tri, do 1 KB',
    listLabel: 'Dokumenti',
    removeLabel: 'Ukloni',
    retryLabel: 'Pošalji ponovo',
    added: (count) => `Dodato: ${count}`,
    accept: 'image/*,application/pdf',
    maxBytes: 1024,
    maxFiles: 3,
    files: [],
    onFiles: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { componentDocs: docs },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = new File(['x'], 'saobraćajna.pdf', { type: 'application/pdf' });
const large = new File(['x'.repeat(2000)], 'ugovor.pdf', { type: 'application/pdf' });
const sheet = new File(['x'], 'cene.xlsx', { type: 'application/vnd.ms-excel' });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Prevucite dokumente ovde ili ih izaberite')).toHaveAccessibleDescription(
      'PDF ili slika, najviše tri, do 1 KB',
    );
  },
};
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Prevucite dokumente/), [pdf]);
    await expect(args.onFiles).toHaveBeenCalledWith([pdf], []);
    await expect(canvas.getByRole('status')).toHaveTextContent('Dodato: 1');
    await expect(canvas.getByText('saobraćajna.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni: saobraćajna.pdf' }));
    await expect(canvas.queryByText('saobraćajna.pdf')).toBeNull();
  },
};

/** Each file has its own reason; the good ones continue. */
export const DroppedWithBadOnes: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText(/Prevucite dokumente/);
    const carried = new DataTransfer();
    for (const file of [pdf, large, sheet]) {
      carried.items.add(file);
    }
    // The testing library would copy the carried files away.
    const drag = (kind: string) =>
      fireEvent(zone, new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
    await drag('dragover');
    await waitFor(() => expect(zone.closest('label')).toHaveAttribute('data-over'));
    await drag('drop');
    await expect(await canvas.findByText('Poslata')).toBeVisible();
    await expect(canvas.getByText(why.size)).toBeVisible();
    await expect(canvas.getByText(why.type)).toBeVisible();
  },
};
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText(/Prevucite dokumente/).focus();
    const carried = new DataTransfer();
    carried.items.add(pdf);
    await userEvent.paste(carried);
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};
export const UnderWay: Story = {
  args: {
    files: [
      { id: '1', name: 'saobraćajna.pdf', about: '0,4 MB · Poslata', state: 'ready' },
      { id: '2', name: 'servisna-knjižica.pdf', about: '2,1 MB · Šalje se', state: 'uploading', sent: 0.45 },
      { id: '3', name: 'ugovor.pdf', about: 'Nije poslata. Proverite vezu.', state: 'failed', canRetry: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'servisna-knjižica.pdf' })).toHaveValue(0.45);
    await userEvent.click(canvas.getByRole('button', { name: 'Pošalji ponovo: ugovor.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await expect(canvas.getByRole('progressbar', { name: 'ugovor.pdf' })).toBeVisible();
  },
};
export const WithError: Story = {
  args: { error: 'Dodajte saobraćajnu dozvolu.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Prevucite dokumente/)).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, rules: 'Dokumenti se dodaju tek kada je oglas sačuvan.' } };
export const LongWords: Story = {
  args: {
    title: 'Fahrzeugzulassungsbescheinigung und Hauptuntersuchungsbericht hierher ziehen',
    rules: 'Документы в формате PDF или изображения, не более трёх файлов',
    files: [
      {
        id: '1',
        name: 'Kraftfahrzeughaftpflichtversicherungsbestätigung_2026_endgueltige_Fassung_unterschrieben.pdf',
        about: 'Datenübertragungsunterbrechung. Verbindung prüfen.',
        state: 'failed',
        canRetry: true,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
