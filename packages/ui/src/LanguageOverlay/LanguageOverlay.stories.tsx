import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { openModal } from '../behaviour/openModal.ts';
import { Button } from '../Button/Button.tsx';
import { logo } from '../samples/navigation.ts';
import { stayHere } from '../samples/stayHere.ts';
import docs from './LanguageOverlay.docs.ts';
import { LanguageOverlay } from './LanguageOverlay.tsx';

const names = [
  ['rs', 'Srpski', 'Serbian', 'sr', 'sr-Latn', 'rs'],
  ['en', 'English', 'Engleski', 'en', 'en', 'gb'],
  ['de', 'Deutsch', 'German', 'de', 'de', 'de'],
  ['bg', 'Български', 'Bulgarian', 'bg', 'bg', 'bg'],
  ['hu', 'Magyar', 'Hungarian', 'hu', 'hu', 'hu'],
  ['ro', 'Română', 'Romanian', 'ro', 'ro', 'ro'],
  ['ru', 'Русский', 'Russian', 'ru', 'ru', 'ru'],
  ['mk', 'Македонски', 'Macedonian', 'mk', 'mk', 'mk'],
  ['zh', '中文', 'Chinese', 'zh', 'zh', 'cn'],
] as const;

const meta = {
  title: 'Navigation/LanguageOverlay',
  component: LanguageOverlay,
  args: {
    id: 'language',
    logo: { ...logo, stage: undefined },
    title: 'Izaberite jezik',
    languages: names.map(([id, name, english, code, language, flag]) => ({
      id,
      name,
      otherNames: [english],
      code,
      language,
      flag,
      href: `#${id}`,
      current: id === 'rs',
    })),
    searchLabel: 'Naziv ili oznaka, na primer „de“',
    noneFound: 'No languages found',
    english: { label: 'Continue in English', id: 'en' },
    proceed: 'Nastavi na srpskom',
    onChoose: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <>
      <Button opens={{ dialog: args.id }}>Jezik</Button>
      <LanguageOverlay {...args} />
    </>
  ),
  beforeEach: stayHere,
  parameters: { componentDocs: docs, coversPage: true },
} satisfies Meta<typeof LanguageOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by the app on a first visit. [C32] */
export const FirstVisit: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Izaberite jezik' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Srpski sr' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('Македонски')).toHaveAttribute('lang', 'mk');
  },
};

/** The search is focused once: a user who moves on before the page becomes inert is not moved back. [C32] */
export const MovedOnAtOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')!;
    const german = within(dialog).getByRole('link', { name: 'Deutsch de', hidden: true });
    const openings: (Element | null)[] = [];
    dialog.addEventListener('toggle', ({ newState }) => {
      if (newState !== 'open') return;

      openings.push(document.activeElement);
      german.focus();
    });
    openModal(dialog);
    await waitFor(() => expect(openings).toHaveLength(2));
    await expect(openings).toEqual([canvas.getByRole('searchbox'), german]);
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(german).toHaveFocus();
  },
};

/** "hu" finds Hungarian. [C33] */
export const Search: Story = {
  args: { open: true },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'hu');
    await expect(canvas.getByRole('link', { name: 'Magyar hu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Deutsch de' })).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'roman');
    await expect(canvas.getByRole('link', { name: 'Română ro' })).toBeVisible();
  },
};

/** The button sets English. [C33] */
export const ContinueInEnglish: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Jezik' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue in English' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('en'));
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Nastavi na srpskom' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('rs'));
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('link', { name: 'Deutsch de' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('de');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The browser asks for German: that is the first button, and the page's own language is still there. [F11] */
export const Suggested: Story = {
  args: { open: true, suggested: { id: 'de', label: 'Weiter auf Deutsch', language: 'de' } },
  play: async ({ canvas, userEvent, args }) => {
    const german = await canvas.findByRole('button', { name: 'Weiter auf Deutsch' });
    await expect(german.closest('[lang]')).toHaveAttribute('lang', 'de');
    await expect(canvas.getByRole('button', { name: 'Nastavi na srpskom' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue in English' })).toBeVisible();
    await userEvent.click(german);
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('de'));
  },
};

/** [C34] */
export const NothingFound: Story = {
  args: { open: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No languages found');
    await expect(canvas.getByRole('button', { name: 'Continue in English' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
};
export const LongWords: Story = {
  args: {
    open: true,
    title: 'Bitte wählen Sie Ihre bevorzugte Benutzeroberflächensprache',
    searchLabel: 'Sprachbezeichnung oder Länderkennzeichen, zum Beispiel „de“',
    proceed: 'Продолжить на текущем языке сайта',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
