import type { LanguageValue } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { compareDialogId } from './CompareDialog.tsx';
import { addCompared } from './compareStore.ts';
import { openCompare } from './openCompare.ts';
import { compareAtFirst, keptAds } from '../../stories/comparedAds.ts';

/** A trigger of any page. */
function Opener({ categoryId }: { categoryId?: number }) {
  return <Button onClick={() => void openCompare(categoryId)}>Uporedi</Button>;
}

const meta = {
  title: 'Features/Compare dialog',
  component: Opener,
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  beforeEach: () => {
    const forget = compareAtFirst(keptAds(3));
    return async () => {
      forget();
      document.querySelector<HTMLDialogElement>(`#${compareDialogId}`)?.close();
      await waitFor(() => expect(document.getElementById(compareDialogId)).toBeNull());
    };
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Uporedi' }));
  return screen.findByRole('dialog', { name: /^Za poređenje/ });
};

/** C45: the ads of a category, a bin each, the way to the comparison; the focus goes back to its opener. */
export const Three: Story = {
  play: async ({ userEvent }) => {
    const [{ categoryId } = { categoryId: 0 }] = keptAds(1);
    const dialog = await opened(userEvent);
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Uporedi 3 oglasa' })).toHaveAttribute(
      'href',
      `/compare-ads/${categoryId}`,
    );
    await expect(screen.getAllByRole('button', { name: /^Ukloni iz poređenja/ })).toHaveLength(3);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Zatvori' })[0]!);
    await waitFor(() => expect(document.getElementById(compareDialogId)).toBeNull());
    await expect(screen.getByRole('button', { name: 'Uporedi' })).toHaveFocus();
  },
};

/** F14: the category that was added to last. */
export const LastCategory: Story = {
  beforeEach: () => {
    const [first, second] = keptAds(2);
    compareAtFirst([first!]);
    addCompared({ ...second!, categoryId: 77, title: 'Motor iz druge kategorije' });
  },
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await expect(screen.getByRole('link', { name: 'Motor iz druge kategorije' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Uporedi 1 oglas' })).toHaveAttribute('href', '/compare-ads/77');
  },
};

/** C46, F14: after the last one was removed the dialog says so, then closes. */
export const LastRemoved: Story = {
  beforeEach: () => void compareAtFirst(keptAds(1)),
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await userEvent.click(screen.getByRole('button', { name: /^Ukloni iz poređenja/ }));
    await expect(screen.getByText('Nema oglasa za poređenje')).toBeVisible();
    await waitFor(() => expect(document.getElementById(compareDialogId)).toBeNull(), { timeout: 4000 });
    await expect(screen.getByRole('button', { name: 'Uporedi' })).toHaveFocus();
  },
};

/** C46: nothing was added; the dialog stays and says how. */
export const Nothing: Story = {
  beforeEach: () => void compareAtFirst([]),
  play: async ({ userEvent }) => {
    await expect(await opened(userEvent)).toHaveTextContent('Nema oglasa za poređenje');
  },
};
export const WithoutPicturesOnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: () =>
    void compareAtFirst(
      keptAds(10, { images: [], price: null, title: 'Straßenverkehrszulassungsordnungskonforme Sattelzugmaschine' }),
    ),
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
