import { maxAdId, maxItems, maxOfOne, type Cart, type CartItem } from './Cart.ts';

/** How ids of items and products are spelled; anything else was not written by us. */
const idForm = /^[a-z][a-z0-9-]{0,63}$/;

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept);

const isAdId = (ad: unknown): ad is number => typeof ad === 'number' && Number.isInteger(ad) && ad > 0 && ad <= maxAdId;

/** A whole number within the limits; 1 if it cannot be read. */
function quantityOf(kept: unknown) {
  const wished = typeof kept === 'string' && /^\d{1,4}$/.test(kept) ? Number(kept) : kept;
  const whole = typeof wished === 'number' && Number.isFinite(wished) ? Math.trunc(wished) : 1;
  return Math.min(maxOfOne, Math.max(1, whole));
}

/** An entry, also of the older shapes `true`, a bare quantity and `{quantity}`; null if it is none of these. [T42] */
function itemOf(id: string, kept: unknown): CartItem | null {
  const { product = id, quantity, ad } = isRecord(kept) ? kept : { quantity: kept };
  if (typeof product !== 'string' || !idForm.test(product)) return null;
  const item = { product, quantity: quantityOf(quantity) };
  return isAdId(ad) ? { ...item, ad } : item;
}

/** Reads a cart that was kept: falsy entries are dropped, and so is what no cart of ours ever held. [E12, T42] */
export function readCart(kept: unknown): Cart {
  const entries = isRecord(kept) ? Object.entries(kept) : [];
  const items = entries.flatMap(([id, entry]): [string, CartItem][] => {
    const item = entry && idForm.test(id) ? itemOf(id, entry) : null;
    return item ? [[id, item]] : [];
  });
  return Object.fromEntries(items.slice(0, maxItems));
}
