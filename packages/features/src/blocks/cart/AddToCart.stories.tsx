import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AddToCartIsland } from './AddToCart.island.tsx';
import { cartStore } from './cartStore.ts';

const meta = {
  title: 'Features/Add to cart',
  component: AddToCartIsland,
  args: {
    product: 'credits-50',
    most: 2,
    texts: {
      add: 'Dodaj u korpu',
      name: '50 kredita',
      added: 'Dodato u korpu: 50 kredita',
      enough: 'U korpi je najveći broj: 50 kredita',
    },
  },
  beforeEach: () => {
    cartStore.clear();
    return () => cartStore.clear();
  },
} satisfies Meta<typeof AddToCartIsland>;

export default meta;
type Story = StoryObj<typeof meta>;

const held = () => cartStore.read()['credits-50']?.quantity;

/** Puts it in at once and says so; one way back. [F18] */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj u korpu : 50 kredita' }));
    await expect(held()).toBe(1);
    await expect(await screen.findByText('Dodato u korpu: 50 kredita')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /Vrati|Undo/ }));
    await expect(cartStore.read()).toEqual({});
  },
};

/** No more than are sold at once: it says so and changes nothing. */
export const Enough: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (let times = 0; times < 3; times += 1) {
      await userEvent.click(button);
    }
    await expect(held()).toBe(2);
    await waitFor(() => expect(screen.getByText('U korpi je najveći broj: 50 kredita')).toBeVisible());
  },
};

/** Long words wrap. */
export const LongWords: Story = {
  args: { texts: { add: 'In den Warenkorb legen und weiter einkaufen', name: 'Credits', added: 'x', enough: 'y' } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
