import { listAdsByIds } from '@volan/api-contract';
import { longestComparison, type LanguageValue } from '@volan/domain-rules';
import { failing } from '@volan/mocks';
import { CompareButton } from '@volan/ui/CompareButton';
import { Row } from '@volan/ui/Row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { CompareForm } from './CompareForm.tsx';
import { compareFormId } from '../adCard/compareFormId.ts';
import { compareStore } from './compareStore.ts';
import { compareAtFirst, keptAds, keptCategory } from '../../stories/comparedAds.ts';

/** A list with the buttons of two cards. */
function TwoCards({ categoryId }: { categoryId: number }) {
  return (
    <Row gap={1}>
      <CompareForm categoryId={categoryId} />
      {keptAds(2).map(({ id, title }) => (
        <CompareButton key={id} label={`Uporedi ${title}`} pressed={false} form={compareFormId} value={String(id)} />
      ))}
    </Row>
  );
}

const meta = {
  title: 'Features/Compare buttons',
  component: TwoCards,
  decorators: [inSite],
  globals: { brand: 'volan', language: 'rs' satisfies LanguageValue },
  args: { categoryId: keptCategory() },
  beforeEach: () => compareAtFirst([]),
} satisfies Meta<typeof TwoCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = () => screen.getAllByRole('button', { name: /^Uporedi / })[0]!;
const closeErrors = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  for (const close of screen.queryAllByRole('button', { name: 'Zatvori poruku' })) await userEvent.click(close);
};

/** F12, K03: it is added and said to be, and the message takes it back. */
export const Added: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(first());
    await expect(await screen.findByText('Oglas je dodat u poređenje.')).toBeVisible();
    await waitFor(() => expect(first()).toHaveAttribute('aria-pressed', 'true'));
    await expect(Object.values(compareStore.read().lists)[0]?.ids).toEqual([Number(first().getAttribute('value'))]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Vrati' })[0]!);
    await waitFor(() => expect(first()).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** F12: it is there already, and stays once. */
export const AlreadyAdded: Story = {
  beforeEach: () => void compareAtFirst(keptAds(1)),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(first()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(first());
    await expect(await screen.findByText('Oglas je već u poređenju.')).toBeVisible();
    await expect(Object.values(compareStore.read().lists)[0]?.ids).toHaveLength(1);
  },
};

/** F12, M56: the eleventh is refused, in words that stay. */
export const Eleventh: Story = {
  beforeEach: () => {
    const [one] = keptAds(1);
    compareAtFirst(Array.from({ length: longestComparison }, (_, index) => ({ ...one!, id: 90_000 + index })));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(first());
    await expect((await screen.findAllByText(/^Oglas nije dodat u poređenje/))[0]).toBeVisible();
    await expect(Object.values(compareStore.read().lists)[0]?.ids).toHaveLength(10);
    await closeErrors(userEvent);
  },
};

/** F12: the ad cannot be read, so nothing is added. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(listAdsByIds, 'unavailable')),
  play: async ({ userEvent }) => {
    await userEvent.click(first());
    await expect((await screen.findAllByText(/^Oglas nije dodat u poređenje/))[0]).toBeVisible();
    await expect(first()).toHaveAttribute('aria-pressed', 'false');
    await closeErrors(userEvent);
  },
};
