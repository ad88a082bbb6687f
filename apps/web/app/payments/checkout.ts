import { readCall } from '@volan/api-client';
import type { CartLine, InvoiceDetails, StartedPayment } from '@volan/api-contract';
import { checkout, getPriceList, listCartLines, listPaymentMethods, payWithCredits } from '@volan/api-contract/wire';
import { readCartText, type Cart, type PaymentMethod } from '@volan/domain-rules';
import type { FormResult } from '@volan/features/account';
import { orderPage, originIn } from '@volan/features/checkout';
import { pagePath } from '@volan/features/site';
import { data } from 'react-router';
import { failedPage } from '../failures.ts';
import { goOn, requireSession } from '../private/forms.ts';
import { loadPrivate } from '../private/loadPrivate.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

const cartOf = ({ site }: RequestContext) => readCartText(new URLSearchParams(site.search).get('items') ?? '');

/** The items as the calls take them. */
const wantedOf = (cart: Cart) =>
  Object.values(cart).map(({ product, quantity, ad }) => ({
    ...{ product, quantity },
    ...(ad !== undefined && { ad_id: ad }),
  }));

interface KnownCart {
  readonly known: CartLine[];
  readonly balance: number;
  /** For whom the receipt is proposed to be. */
  readonly invoice?: InvoiceDetails;
  /** The same in every tab: two that pay this make one order. */
  readonly orderKey: string;
  /** The same for paying them with credits. */
  readonly creditsKey: string;
}

/** What the server knows of the items; nothing is asked of an empty cart. */
async function knownOf({ api }: RequestContext, cart: Cart): Promise<KnownCart> {
  const items = wantedOf(cart);
  if (items.length === 0) return { known: [], balance: 0, orderKey: '', creditsKey: '' };
  const { data: answer } = await readCall(api, listCartLines, { items, lang: api.language });
  return {
    ...{ known: answer.lines, balance: answer.balance, invoice: answer.invoice },
    ...{ orderKey: answer.order_key, creditsKey: answer.credits_key },
  };
}

/** What is about to be paid, at the prices of now. [M40] */
export async function loadCheckout(requestContext: RequestContext) {
  requireSession(requestContext);
  const carried = await loadPrivate(requestContext);
  try {
    const cart = cartOf(requestContext);
    const [{ data: list }, { data: methods }, known] = await Promise.all([
      readCall(requestContext.api, getPriceList, {}),
      readCall(requestContext.api, listPaymentMethods, {}),
      knownOf(requestContext, cart),
    ]);
    const asked = new URLSearchParams(requestContext.site.search);
    const address = { from: originIn(asked.get('from')), wantsCredits: asked.get('method') === 'credits' };
    return { ...carried, cart, list, methods, ...known, ...address };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** What the page shows of a try to begin a payment. */
export interface Begun {
  readonly payment?: NonNullable<StartedPayment['form']>;
  readonly missing?: number;
  readonly changedTotal?: number;
  /** Just this was paid already, in another tab, or somebody looks at its payment. */
  readonly isPaid?: boolean;
  readonly result?: FormResult;
}

/** The way to pay that a form names; by card where it names none. */
export const methodIn = (form: URLSearchParams): PaymentMethod =>
  form.get('method') === 'transfer' ? 'transfer' : 'card';

/** The form for the bank; an order by transfer has a page of its own. */
export function started({ site }: RequestContext, { order, form }: StartedPayment) {
  if (form === null) throw goOn(`${pagePath(site, orderPage(order), {})}?o=${order.id}`);
  return data<Begun>({ payment: form });
}

const invoiceFields = ['name', 'address', 'tax_number', 'email'] as const;

/** The details of the receipt that a form holds, and its fields as they were typed. */
function invoiceIn(form: URLSearchParams) {
  if (!form.has('invoice_name')) return { invoice: null, typed: {} };
  const typedIn = (field: string) => form.get(`invoice_${field}`) ?? '';
  const [name, address, taxNumber, email] = invoiceFields.map(typedIn) as [string, string, string, string];
  return {
    invoice: { name, address, tax_number: taxNumber, email },
    typed: Object.fromEntries(invoiceFields.map((field) => [`invoice_${field}`, typedIn(field)])),
  };
}

/** What is wrong in the details of the receipt, by the fields of the form: the answer names them together. */
function invoiceErrors(invoice: InvoiceDetails | null, errors: FormResult['errors'] | null): FormResult['errors'] {
  const codes = errors?.['invoice'] ?? [];
  if (!invoice || codes.length === 0) return {};
  if (invoice.name.trim() === '') return { invoice_name: ['required'] };
  return codes.includes('format') ? { invoice_tax_number: ['format'] } : { invoice_email: ['email'] };
}

/** Makes the order and gives the form that goes to the bank, or goes on to the slip of a transfer. [M41] */
export async function beginPayment(requestContext: RequestContext, form: URLSearchParams) {
  requireSession(requestContext);
  const items = wantedOf(cartOf(requestContext));
  if (form.get('method') === 'credits') return payInCredits(requestContext, items, form);
  const total = Number(form.get('total') ?? 0);
  const options = { idempotencyKey: form.get('key') ?? '' };
  const method = methodIn(form);
  const { invoice, typed } = invoiceIn(form);
  const begun = await requestContext.api.send(checkout, { items, total, method, ...(invoice && { invoice }) }, options);
  if (begun.ok) return started(requestContext, begun.data);
  const changedTotal = begun.failure === 'conflict' ? begun.data?.total : undefined;
  if (changedTotal === total) return data<Begun>({ isPaid: true }, { status: 409 });
  const result: FormResult = {
    ok: false,
    form: 'pay',
    values: { method, ...typed },
    errors: invoiceErrors(invoice, begun.errors),
    failure: begun.failure,
  };
  return data<Begun>({ result, ...(changedTotal !== undefined && { changedTotal }) }, { status: begun.code ?? 503 });
}

/** Pays what is for own ads with credits; all of it or nothing. [J32] */
async function payInCredits({ api, site }: RequestContext, items: ReturnType<typeof wantedOf>, form: URLSearchParams) {
  const credits = Number(form.get('credits') ?? 0);
  const done = await api.send(payWithCredits, { items, credits }, { idempotencyKey: form.get('credits_key') ?? '' });
  if (done.ok) throw goOn(`${pagePath(site, 'boosts', {})}?paid=credits`);
  const values = { method: 'credits', ...invoiceIn(form).typed };
  const result: FormResult = { ok: false, form: 'pay', values, errors: {}, failure: done.failure };
  const missing = done.failure === 'not-enough-credits' ? done.data?.missing : undefined;
  return data<Begun>({ result, ...(missing !== undefined && { missing }) }, { status: done.code ?? 503 });
}
