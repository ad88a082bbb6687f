import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { Photo } from '../Photo/Photo.tsx';
import type { QuickAd } from '../QuickAdTile/QuickAdTile.tsx';
import { Row } from '../Row/Row.tsx';
import { picture } from '../samples/ads.ts';
import { expectToFit } from '../samples/expectToFit.ts';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import docs from './QuickAdForm.docs.ts';
import { QuickAdForm } from './QuickAdForm.tsx';
import { formats } from '../samples/formats.ts';

const missingPicture = { outline: 'hatch', label: 'Još nema slike' } as const;
const filled: QuickAd = {
  title: 'Fabia 1.2, klima',
  price: formats.price(3400),
  picture: picture('hecbek-bela', ''),
  missingPicture,
};

function Fields({ error, title = filled.title }: { error?: string; title?: string }) {
  return (
    <>
      <TextInput
        id="quick-title"
        name="title"
        label="Šta prodajete"
        defaultValue={title}
        hint={`${title.length} od 40 znakova`}
        error={error}
      />
      <Grid layout="pair">
        <NumberInput id="quick-price" name="price" label="Cena" unit="€" defaultValue={3400} language="sr-Latn" />
        <Select
          id="quick-category"
          name="category"
          label="Kategorija"
          options={[
            { value: '1', label: 'Automobili' },
            { value: '2', label: 'Delovi' },
          ]}
        />
      </Grid>
      <TextInput id="quick-place" name="place" label="Mesto" icon="map-pin" defaultValue="Beograd" />
      <TextInput
        id="quick-phone"
        name="phone"
        type="tel"
        label="Telefon"
        defaultValue="+381 64 555 0101"
        hint="Potvrđen broj, vidi se na dodir"
      />
      <fieldset>
        <VisuallyHidden as="legend">Uz oglas, nije obavezno</VisuallyHidden>
        <Stack gap={1}>
          <span aria-hidden="true">
            <Text as="span" role="label">
              Uz oglas (nije obavezno)
            </Text>
          </span>
          <Row wrap>
            {['Hitno', 'Zamena', 'Može dogovor', 'Neispravno'].map((words) => (
              <Chip key={words} choice="many" name="extra" value={words} defaultChecked={words === 'Može dogovor'}>
                {words}
              </Chip>
            ))}
          </Row>
        </Stack>
      </fieldset>
    </>
  );
}

const meta = {
  title: 'Marketplace/QuickAdForm',
  component: QuickAdForm,
  args: {
    id: 'quick-ad',
    label: 'Brzi oglas',
    action: '#quick',
    preview: filled,
    retake: { label: 'Slikaj ponovo', onRetake: fn() },
    photos: (
      <Grid layout="triple">
        <Photo picture={picture('hecbek-bela', 'Fabia, levi bok')} missing={missingPicture} sizes="100px" rounded />
        <Photo picture={picture('interior-2', 'Fabia, kabina')} missing={missingPicture} sizes="100px" rounded />
      </Grid>
    ),
    children: <Fields />,
    submitLabel: 'Objavi oglas',
    regular: { question: 'Treba vam opis i više slika?', label: 'Napravite običan oglas', href: '#new' },
    onSubmit: fn((event) => event.preventDefault()),
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof QuickAdForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** M17: what is sold, price, category, place, phone and pictures, sent in one form. */
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const form = canvas.getByRole('form', { name: 'Brzi oglas' });
    await userEvent.click(canvas.getByRole('button', { name: 'Objavi oglas' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const sent = new FormData(form as HTMLFormElement);
    await expect(sent.get('title')).toBe('Fabia 1.2, klima');
    await expect(sent.getAll('extra')).toEqual(['Može dogovor']);
    await userEvent.click(canvas.getByRole('button', { name: 'Slikaj ponovo' }));
    await expect(args.retake?.onRetake).toHaveBeenCalledOnce();
  },
};

/** The preview follows the typing. */
export const PreviewFollows: Story = {
  render: (args) => {
    const Following = () => {
      const [title, setTitle] = useState(filled.title);
      return (
        <QuickAdForm
          {...args}
          preview={{ ...filled, title }}
          onInput={(event) => {
            const { name, value } = event.target as unknown as HTMLInputElement;
            if (name === 'title') setTitle(value);
          }}
        />
      );
    };
    return <Following />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Šta prodajete' }), ', hitno');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fabia 1.2, klima, hitno' })).toBeVisible());
  },
};
export const Empty: Story = {
  args: {
    preview: { title: 'Šta prodajete', price: 'Cena', picture: undefined, missingPicture },
    retake: undefined,
    photos: null,
    children: <Fields title="" />,
  },
};
export const Wrong: Story = {
  args: { children: <Fields title="" error="Upišite šta prodajete, do 40 znakova." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Šta prodajete' })).toBeInvalid();
  },
};
export const Sending: Story = {
  args: { busyLabel: 'Objavljuje se' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Objavljuje se/ })).toHaveAttribute('aria-busy', 'true');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    preview: {
      ...filled,
      title: 'Gebrauchtwagenersatzteile und Zubehörverkauf',
      price: formats.price(12_345_678_901),
      picture: undefined,
    },
    submitLabel: 'Kleinanzeige kostenlos veröffentlichen',
    regular: {
      question: 'Benötigen Sie eine ausführliche Beschreibung?',
      label: 'Gebrauchtfahrzeuganzeige erstellen',
      href: '#new',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: expectToFit,
};
