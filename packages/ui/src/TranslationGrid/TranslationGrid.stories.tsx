import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { translationLanguages, translationRows, translationWords } from '../samples/translations.ts';
import docs from './TranslationGrid.docs.ts';
import { TranslationGrid } from './TranslationGrid.tsx';
import type { TranslationGridProps } from './TranslationGridProps.ts';

const onSave = fn<TranslationGridProps['onSave']>(async () => undefined);
const onSuggest = fn<NonNullable<TranslationGridProps['onSuggest']>>(async () => 'Веќе е во споредба');

const save: TranslationGridProps['onSave'] = onSave;
const suggest: TranslationGridProps['onSuggest'] = onSuggest;

const meta = {
  title: 'Admin/TranslationGrid',
  component: TranslationGrid,
  args: {
    id: 'translations',
    caption: 'Prevodi',
    keyLabel: 'Ključ',
    languages: translationLanguages.slice(0, 4),
    rows: translationRows,
    labels: translationWords,
    onSave: save,
    onSuggest: suggest,
    empty: <EmptyState icon="languages" title="Sve je prevedeno" help="Uklonite filter da vidite sve ključeve." />,
  },
  beforeEach: () => {
    onSave.mockClear();
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof TranslationGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithMissingTexts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nedostaje')).toHaveLength(3);
    const pattern = canvas.getByText(/# Anzeige/);
    await expect(pattern.tagName).toBe('CODE');
    await expect(canvas.getByText('Прв сопственик')).toHaveAttribute('lang', 'mk');
  },
};

/** A missing text is asked for, confirmed by a human and stored. [J63, J66] */
export const SuggestedAndSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /compare-already-added, Македонски/ }));
    const field = canvas.getByRole('textbox', { name: 'compare-already-added, Македонски' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Predloži' }));
    await waitFor(() => expect(field).toHaveValue('Веќе е во споредба'));
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj' }));
    await expect(onSave).toHaveBeenCalledWith('compare-already-added', 'mk', 'Веќе е во споредба');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /compare-already-added, Македонски/ })).toHaveFocus(),
    );
  },
};

/** Where no machine translates there is no button for it. [J66] */
export const WithoutATranslator: Story = {
  render: ({ onSuggest: _none, ...args }) => <TranslationGrid {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /compare-already-added, Македонски/ }));
    await expect(canvas.getByRole('button', { name: 'Sačuvaj' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Predloži' })).toBeNull();
  },
};
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /compare-already-added, Deutsch/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Bereits im Vergleich');
  },
};

/** Two cells are open at once and neither loses its text; Escape gives one up. */
export const NothingIsLost: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /header.place_ad, English/ }));
    await userEvent.keyboard(' now');
    await userEvent.click(canvas.getByRole('button', { name: /his-no-items, English/ }));
    await expect(canvas.getByRole('textbox', { name: 'header.place_ad, English' })).toHaveValue('Place an ad now');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /his-no-items, English/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'header.place_ad, English' })).toHaveValue('Place an ad now');
  },
};

export const Refused: Story = {
  args: { onSave: async () => 'Nedostaje oblik „other“. Dodajte ga na kraj.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ads.count, Deutsch/ }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nedostaje oblik');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Nedostaje oblik/);
  },
};

export const ConnectionFailed: Story = {
  args: { onSuggest: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /pay.declined, Deutsch/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Predloži' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pokušajte ponovo');
  },
};

/** Nine languages scroll in their own window; the key stays in view. */
export const NineLanguages: Story = {
  args: { languages: translationLanguages },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(10);
  },
};
export const Empty: Story = { args: { rows: [] } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const LongWords: Story = {
  args: {
    rows: [
      {
        key: 'catalog.filters.insurance.kraftfahrzeughaftpflichtversicherung',
        texts: {
          sr: 'Osiguranje',
          de: 'Kraftfahrzeughaftpflichtversicherungsbestätigung '.repeat(4),
          mk: '汽车责任保险证明',
        },
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
