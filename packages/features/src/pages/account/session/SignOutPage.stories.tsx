import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { readCart } from '@volan/domain-rules';
import { cartStore } from '../../../blocks/cart/cartStore.ts';
import { inSite } from '../../../stories/inSite.tsx';
import { SignOutPage } from './SignOutPage.tsx';

const meta = {
  title: 'Pages/Sign out',
  component: SignOutPage,
  decorators: [inSite],
  args: { signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignOutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks first. The form also deletes what this browser stores of the user, whatever the server answers. [B05, F03] */
export const Asked: Story = {
  beforeEach: () => {
    cartStore.write(readCart({ 'credits-50': 1 }));
    const stay = (event: Event) => event.preventDefault();
    addEventListener('submit', stay);

    return () => {
      removeEventListener('submit', stay);
      cartStore.clear();
      sessionStorage.removeItem('toast');
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Odjavi se|Sign out/ })).toHaveAttribute('type', 'submit');
    await fireEvent.submit(canvasElement.querySelector('main form')!);
    await expect(cartStore.read()).toEqual({});
    // the home page says it
    await expect(sessionStorage.getItem('toast')).toMatch(/Odjavljeni ste|You are signed out/);
  },
};

/** Nobody is signed in, or no longer. */
export const SignedOut: Story = {
  args: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Odjavljeni ste|You are signed out/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Odjavi se|Sign out$/ })).toBeNull();
  },
};
