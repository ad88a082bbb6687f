import { maxAdId, maxItems, maxOfOne, type Cart, type CartItem } from './Cart.ts';

/** How ids of items and products are spelled; anything else was not written by us. */
const idForm = /^[a-z][a-z0-9-]{0,63}$/;

const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

const isAdId = (ad: unknown): ad is number => typeof ad === 'number' && Number.isInteger(ad) && ad > 0 && ad <= maxAdId;

/** A whole number within the limits; 1 if it cannot be read. */
function quantityOf(stored: unknown) {
  const wished = typeof stored === 'string' && /^\d{1,4}$/.test(stored) ? Number(stored) : stored;
  const whole = typeof wished === 'number' && Number.isFinite(wished) ? Math.trunc(wished) : 1;
  return Math.min(maxOfOne, Math.max(1, whole));
}

/** An entry, also of the older shapes `true`, a bare quantity and `{quantity}`; null if it is none of these. [T42] */
function itemOf(id: string, stored: unknown): CartItem | null {
  const { product = id, quantity, ad } = isRecord(stored) ? stored : { quantity: stored };
  if (typeof product !== 'string' || !idForm.test(product)) return null;

  const item = { product, quantity: quantityOf(quantity) };

  return isAdId(ad) ? { ...item, ad } : item;
}

/** Reads a cart that was stored: falsy entries are dropped, and so is what no cart of ours ever held. [E12, T42] */
export function readCart(stored: unknown): Cart {
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  const items = entries.flatMap(([id, entry]): [string, CartItem][] => {
    const item = entry && idForm.test(id) ? itemOf(id, entry) : null;
    return item ? [[id, item]] : [];
  });
  return Object.fromEntries(items.slice(0, maxItems));
}
