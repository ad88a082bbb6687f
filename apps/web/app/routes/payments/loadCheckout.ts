import { readCall } from '@volan/api-client';
import type { CartLine, InvoiceDetails, ProposedInvoice, StartedPayment } from '@volan/api-contract';
import {
  checkout,
  getOwnCompany,
  getPriceList,
  listCartLines,
  listPaymentMethods,
  payWithCredits,
} from '@volan/api-contract/wire';
import {
  creditItems,
  isPrintable,
  maxCreditsAtOnce,
  readCartText,
  type Cart,
  type InvoiceKind,
  type PaymentMethod,
} from '@volan/domain-rules';
import { parseNumber } from '@volan/domain-rules/numbers';
import type { FormResult } from '@volan/features/account';
import { checkoutHref, orderPage, originIn, promotionIn } from '@volan/features/checkout';
import { pagePath } from '@volan/features/site';
import { data } from 'react-router';
import { failedPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { wholeIn } from '../../private/wholeIn.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import type { Begun } from './Begun.ts';
import { confirmCheckout, unconfirmedOf } from './confirmFirst.ts';
import { keptCart } from './keptCart.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

const cartOf = ({ site }: RequestContext) => readCartText(new URLSearchParams(site.search).get('items') ?? '');

/** The items as the calls take them. */
const wantedOf = (cart: Cart) =>
  Object.values(cart).map(({ product, quantity, ad }) => ({
    product,
    quantity,
    ...(ad !== undefined && { ad_id: ad }),
  }));

interface KnownCart {
  readonly known: CartLine[];
  readonly balance: number;
  /** For whom the receipt is proposed to be. */
  readonly invoice?: ProposedInvoice;
  /** The same in every tab: two that pay this make one order. */
  readonly orderKey: string;
  /** The same for paying them with credits. */
  readonly creditsKey: string;
}

/** The server's data of the items; nothing is requested for an empty cart. */
async function knownOf({ api }: RequestContext, cart: Cart): Promise<KnownCart> {
  const items = wantedOf(cart);
  if (items.length === 0) return { known: [], balance: 0, orderKey: '', creditsKey: '' };

  const { data: answer } = await readCall(api, listCartLines, { items, lang: api.language });

  return {
    known: answer.lines,
    balance: answer.balance,
    invoice: answer.invoice,
    orderKey: answer.order_key,
    creditsKey: answer.credits_key,
  };
}

/** The own company, if the cart has a packet: only an approved company pays one. Undefined: it has none. [H07] */
async function companyFor({ api }: RequestContext, cart: Cart) {
  const hasPacket = Object.values(cart).some(({ product }) => product.startsWith('plan-'));
  return hasPacket ? (await readCall(api, getOwnCompany, {})).data : undefined;
}

/** Leads an address that names no items to the checkout of the cart that the account keeps. @throws a redirect */
async function goToKeptCart(requestContext: RequestContext): Promise<void> {
  const { site } = requestContext;
  if (new URLSearchParams(site.search).has('items')) return;

  const items = Object.values(await keptCart(requestContext));
  if (items.length > 0) throw goOn(checkoutHref(site, items));
}

/**
 * Redirects the form with a number of credits to the packages that hold them, or back if it is not such a number.
 *
 * @throws a redirect
 */
function goToCredits({ site }: RequestContext): void {
  const asked = new URLSearchParams(site.search).get('credits');
  if (asked === null) return;

  const credits = parseNumber(asked, site.language, { decimals: 0 });
  if (typeof credits === 'number' && credits > 0 && credits <= maxCreditsAtOnce) {
    throw goOn(checkoutHref(site, creditItems(credits).items, { from: 'credits' }));
  }
  throw goOn(`${pagePath(site, 'credits', {})}?${new URLSearchParams({ number: asked.slice(0, 20) })}#packages`);
}

/** The items to pay, at current prices. [M40] */
export async function loadCheckout(requestContext: RequestContext) {
  requireSession(requestContext);
  goToCredits(requestContext);
  await goToKeptCart(requestContext);
  const carried = await loadPrivate(requestContext);
  try {
    const cart = cartOf(requestContext);
    const [{ data: list }, { data: methods }, known, company, unconfirmed] = await Promise.all([
      readCall(requestContext.api, getPriceList, {}),
      readCall(requestContext.api, listPaymentMethods, {}),
      knownOf(requestContext, cart),
      companyFor(requestContext, cart),
      unconfirmedOf(requestContext),
    ]);
    const asked = new URLSearchParams(requestContext.site.search);
    const address = { from: originIn(asked.get('from')), wantsCredits: asked.get('method') === 'credits' };
    const begunFor = promotionIn(asked);

    return { ...carried, cart, list, methods, ...known, ...address, begunFor, company, unconfirmed };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** The way to pay that a form names; by card where it names none. */
export const methodIn = (form: URLSearchParams): PaymentMethod =>
  form.get('method') === 'transfer' ? 'transfer' : 'card';

/** The form for the bank; an order by transfer has a page of its own. */
export function started({ site }: RequestContext, { order, form }: StartedPayment) {
  if (form === null) throw goOn(`${pagePath(site, orderPage(order), {})}?o=${order.id}`);
  return data<Begun>({ payment: form });
}

const invoiceFields = [
  'invoice_kind',
  'private_name',
  'private_address',
  'company_name',
  'company_tax_number',
  'company_address',
  'invoice_email',
] as const;

/** The details of the receipt that a form holds, of the kind that was chosen, and its fields as they were typed. */
function invoiceIn(form: URLSearchParams): { invoice: InvoiceDetails | null; typed: Record<string, string> } {
  if (!form.has('invoice_kind')) return { invoice: null, typed: {} };

  const typed = Object.fromEntries(invoiceFields.map((field) => [field, form.get(field) ?? '']));
  const kind: InvoiceKind = typed['invoice_kind'] === 'company' ? 'company' : 'private';
  const typedIn = (field: string) => typed[`${kind}_${field}`] ?? '';
  const taxNumber = kind === 'company' ? typedIn('tax_number') : '';
  const email = typed['invoice_email'] ?? '';

  return { invoice: { kind, name: typedIn('name'), address: typedIn('address'), tax_number: taxNumber, email }, typed };
}

/** The errors of the receipt's details, by the fields of the form: the response names them together. */
function invoiceErrors(invoice: InvoiceDetails | null, errors: FormResult['errors'] | null): FormResult['errors'] {
  const codes = errors?.['invoice'] ?? [];
  if (!invoice || codes.length === 0) return {};

  const isWithoutName = invoice.name.trim() === '';
  const isWithoutEmail = invoice.email.trim() === '';
  const isWithoutNumber = invoice.kind === 'company' && invoice.tax_number.trim() === '';
  const isOddNumber = codes.includes('format') || codes.includes('tax-number');
  const unprintable = codes.includes('not-printable')
    ? (['name', 'address'] as const).filter((field) => !isPrintable(invoice[field]))
    : [];

  return {
    ...Object.fromEntries(unprintable.map((field) => [`${invoice.kind}_${field}`, ['not-printable']])),
    ...(isWithoutName && { [`${invoice.kind}_name`]: ['required'] }),
    ...(isWithoutNumber && { company_tax_number: ['required'] }),
    ...(isOddNumber && { company_tax_number: ['tax-number'] }),
    ...(codes.includes('email') && { invoice_email: ['email'] }),
    ...(isWithoutEmail && { invoice_email: ['required'] }),
  };
}

/** Makes the order and returns the form for the bank, or continues with the slip of a transfer. [M41] */
export async function beginPayment(requestContext: RequestContext, form: URLSearchParams) {
  requireSession(requestContext);
  if (form.get('form') === 'verify-email') return confirmCheckout(requestContext, form);

  const items = wantedOf(cartOf(requestContext));
  if (form.get('method') === 'credits') return payInCredits(requestContext, items, form);

  // credits pay what they can, and the way that was chosen the rest
  const isShared = form.get('in_credits') === 'on';
  const total = wholeIn(form.get(isShared ? 'rest' : 'total')) ?? 0;
  const options = { idempotencyKey: form.get('key') ?? '' };
  const method = methodIn(form);
  const { invoice, typed } = invoiceIn(form);
  const promotion = promotionIn(new URLSearchParams(requestContext.site.search));
  const begunFor = promotion && { ad_id: promotion.ad, ...(promotion.tier && { tier: promotion.tier }) };
  const wanted = { items, total, method, ...(invoice && { invoice }), ...(begunFor && { begun_for: begunFor }) };
  const credits = isShared ? { credits: wholeIn(form.get('credits')) ?? 0 } : {};
  const begun = await requestContext.api.send(checkout, { ...wanted, ...credits }, options);
  if (begun.ok) return started(requestContext, begun.data);

  const changedTotal = begun.data && 'total' in begun.data ? begun.data.total : undefined;
  const missing = begun.data && 'missing' in begun.data ? begun.data.missing : undefined;
  if (changedTotal === total) return data<Begun>({ isPaid: true }, { status: 409 });

  const result: FormResult = {
    ok: false,
    form: 'pay',
    values: { method, ...(isShared && { in_credits: 'on' }), ...typed },
    errors: invoiceErrors(invoice, begun.errors),
    failure: begun.failure,
  };
  const changed = { ...(changedTotal !== undefined && { changedTotal }), ...(missing !== undefined && { missing }) };

  return data<Begun>({ result, ...changed }, { status: begun.code ?? 503 });
}

/** Pays what is for own ads with credits; all of it or nothing. [J32] */
async function payInCredits({ api, site }: RequestContext, items: ReturnType<typeof wantedOf>, form: URLSearchParams) {
  const credits = wholeIn(form.get('credits')) ?? 0;
  const key = form.get('credits_key') ?? '';
  const done = await api.send(payWithCredits, { items, credits }, { idempotencyKey: key });
  if (done.ok) throw goOn(`${pagePath(site, 'paymentSuccess', {})}?c=${key}`);

  const values = { method: 'credits', ...invoiceIn(form).typed };
  const result: FormResult = { ok: false, form: 'pay', values, errors: {}, failure: done.failure };
  const missing = done.failure === 'not-enough-credits' ? done.data?.missing : undefined;

  return data<Begun>({ result, ...(missing !== undefined && { missing }) }, { status: done.code ?? 503 });
}
