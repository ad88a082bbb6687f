import type { Failed } from '@volan/api-client';
import { getAdForm, updateAd } from '@volan/api-contract/wire';
import type { RequestContext } from '../../../ssr/requestContext.ts';

type Refusal = Pick<Failed<unknown>, 'errors' | 'code'> & { readonly failure: string };

/**
 * Changes only the price of an own ad, by the form that the ad has: so an unlikely price is checked as in the whole form.
 * An ad without a price gets a fixed one.
 *
 * @returns why it was refused; null: the price is changed
 */
export async function changePrice({ api }: RequestContext, id: number, price: string): Promise<Refusal | null> {
  const form = await api.send(getAdForm, { id });
  if (!form.ok) return { failure: form.failure, errors: {}, code: form.code };

  const { version, fields } = form.data;
  const [type] = fields['price_type'] ?? [];
  const priced = { ...fields, price: [price.trim()], price_type: [type && type !== 'on-request' ? type : 'fixed'] };
  const changed = await api.send(updateAd, { id, version, fields: priced });
  if (changed.ok) return null;

  const { price: wrongPrice, ...others } = changed.errors ?? {};
  if (wrongPrice) return { failure: changed.failure, errors: { price: wrongPrice }, code: changed.code };

  // what is wrong elsewhere in the ad can be corrected in its whole form only
  const isElsewhere = Object.keys(others).length > 0;

  return { failure: isElsewhere ? 'price-in-form' : changed.failure, errors: {}, code: changed.code };
}
