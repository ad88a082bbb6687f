import { brands } from '@volan/domain-rules';
import { lateTranslator } from '@volan/i18n/late';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { languageChoices } from './languageChoices.ts';
import { LanguageQuestion } from './LanguageQuestion.tsx';

const english = await lateTranslator('places', 'en');
const serbian = await lateTranslator('places', 'rs');
const page = { pathname: '/catalog/vehicles', search: '?page=2' };

const meta = {
  title: 'Places/Language',
  component: LanguageQuestion,
  args: {
    brand: brands.volan,
    homeHref: '/',
    languages: languageChoices(brands.volan, { ...page, current: 'rs', suggested: 'rs' }),
    t: serbian,
    open: true,
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { coversPage: true },
} satisfies Meta<typeof LanguageQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The language of the page comes first and is marked; English has a button of its own. [C32, C33] */
export const OnASerbianPage: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Izaberite jezik' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Srpski sr' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Deutsch de' })).toHaveAttribute(
      'href',
      '/de/catalog/vehicles?page=2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue in English' }));
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('en'));
  },
};

/** One button says the same as the other would. [C33] */
export const OnAnEnglishPage: Story = {
  args: {
    brand: brands.gearlane,
    t: english,
    languages: languageChoices(brands.gearlane, { ...page, current: 'en', suggested: 'en' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Continue in English' })).toHaveLength(1);
  },
};

/** The browser speaks Hungarian: that is first. [F11] */
export const Suggested: Story = {
  args: { languages: languageChoices(brands.volan, { ...page, current: 'rs', suggested: 'hu' }) },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: / [a-z]{2}$/ });
    await expect(links[0]).toHaveAccessibleName('Magyar hu');
    await expect(links).toHaveLength(9);
  },
};

/** By name in any language, and by code. [C33] */
export const Search: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Naziv ili oznaka, na primer „de“' });
    await userEvent.type(search, 'hu');
    await expect(canvas.getByRole('link', { name: 'Magyar hu' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'germ');
    await expect(canvas.getByRole('link', { name: 'Deutsch de' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Magyar hu' })).toBeNull();
  },
};

/** [C34, K10] */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^No languages found$/);
  },
};

/** Closed without a choice, the page stays as it is. */
export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    canvas.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
