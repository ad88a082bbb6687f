import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeQuantity, clearCart, putIntoCart, removeOrderFromCart } from './cartChanges.ts';
import { cartStore } from './cartStore.ts';

const texts = new Map<string, string>();
const idsOf = () => Object.keys(cartStore.read());

describe('a cart that is changed, with a way back [F18]', () => {
  beforeEach(() => {
    texts.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
    cartStore.clear();
  });

  it('takes what is added, and gives it back', () => {
    const undo = putIntoCart('credits-50', 99);
    expect(idsOf()).toEqual(['credits-50']);
    undo?.();
    expect(idsOf()).toEqual([]);
  });

  it('goes back to the quantity that it had, beside what came since', () => {
    putIntoCart('credits-50', 99);
    const undo = putIntoCart('credits-50', 99);
    putIntoCart('plan-lot', 1);
    undo?.();
    expect(cartStore.read()).toMatchObject({ 'credits-50': { quantity: 1 }, 'plan-lot': { quantity: 1 } });
  });

  it('says where it holds as many as are sold at once', () => {
    putIntoCart('plan-lot', 1);
    expect(putIntoCart('plan-lot', 1)).toBeNull();
  });

  it('puts what was taken out back in its place', () => {
    putIntoCart('credits-10', 99);
    putIntoCart('credits-50', 99);
    const undo = removeOrderFromCart('credits-10');
    putIntoCart('plan-lot', 1);
    expect(idsOf()).toEqual(['credits-50', 'plan-lot']);
    undo();
    expect(idsOf()).toEqual(['credits-10', 'credits-50', 'plan-lot']);
  });

  it('comes back whole after it was emptied', () => {
    putIntoCart('credits-10', 99);
    changeQuantity('credits-10', 7, 99);
    const undo = clearCart();
    expect(idsOf()).toEqual([]);
    undo();
    expect(cartStore.read()['credits-10']?.quantity).toBe(7);
  });
});
