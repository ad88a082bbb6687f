import { noCompareLists, type CompareEntry } from '@volan/domain-rules';
import { Header } from '@volan/ui/Header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cartStore } from '../blocks/cart/cartStore.ts';
import { compareStore } from '../blocks/compare/compareStore.ts';
import { HeaderBadgesIsland } from './HeaderBadges.island.tsx';

const ad = (id: number, categoryId: number): CompareEntry => ({
  id,
  title: `Škoda Octavia ${id}`,
  price: 12_450,
  categoryId,
  images: [],
  year: 2019,
  mileage: 120_000,
  note: '',
});
const listOf = (...ads: readonly CompareEntry[]) => ({ ids: ads.map(({ id }) => id), ads });
const item = { product: 'credits-50', quantity: 1 };

const meta = {
  title: 'Shell/HeaderBadges',
  component: HeaderBadgesIsland,
  args: {
    place: 'desktop',
    compare: {
      label: 'Uporedi',
      href: '/compare-ads/1',
      counted: 'za poređenje',
      none: 'Još niste izabrali oglase za poređenje.',
      categories: { 1: 'Automobili', 2: 'Motocikli' },
    },
    cart: { label: 'Korpa', href: '/cart', counted: 'u korpi' },
  },
  beforeEach: () => {
    compareStore.clear();
    cartStore.clear();
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Header logo={{ mark: 'wheel', name: 'volan', href: '#home', label: 'Volan, početna' }} links={[]}>
      <HeaderBadgesIsland {...args} />
    </Header>
  ),
} satisfies Meta<typeof HeaderBadgesIsland>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No badge for nothing; the menu says that nothing is there. [C05, C06] */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Korpa' })).toBeVisible();
    await userEvent.click(canvas.getByText('Uporedi'));
    await expect(canvas.getByText(/Još niste izabrali/)).toBeVisible();
  },
};

/** Each category with its number, the one added to last first. [C05, C06] */
export const Filled: Story = {
  beforeEach: () => {
    compareStore.write({ last: 2, lists: { 1: listOf(ad(1, 1), ad(2, 1)), 2: listOf(ad(3, 2)) } });
    cartStore.write({ one: item, two: item });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Korpa 2 u korpi/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Uporedi'));
    const links = canvas.getAllByRole('link', { name: /Motocikli|Automobili/ });
    await expect(links.map((link) => link.textContent)).toEqual(['Motocikli1', 'Automobili2']);
  },
};

/** Nothing beside a badge moves when it comes. [C06] */
export const NothingMoves: Story = {
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name: /Korpa/ });
    const before = [cart, canvas.getByText('Uporedi')].map((element) => element.getBoundingClientRect().left);
    cartStore.write({ one: item });
    compareStore.write({ last: 1, lists: { 1: listOf(ad(1, 1)) } });
    await expect(await canvas.findByRole('link', { name: /Korpa 1 u korpi/ })).toBe(cart);
    const after = [cart, canvas.getByText('Uporedi')].map((element) => element.getBoundingClientRect().left);
    await expect(after).toEqual(before);
    compareStore.write(noCompareLists);
  },
};
