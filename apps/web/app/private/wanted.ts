import { createFavourite, followSeller } from '@volan/api-contract/wire';
import { matchPath, type Page } from '@volan/domain-rules';
import { hasSavedWords, type SavedWords } from '@volan/features/site';
import { returnPath } from './forms.ts';
import { sellerIn } from './sellerIn.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** The action that a visitor began and that needs an account, so they were sent to sign in. */
export interface Wanted {
  /** `message`, `request`, `ad` and `cart` are done on the page that the person comes back to. */
  readonly kind: 'save' | 'follow' | 'message' | 'request' | 'ad' | 'cart';
  /** The ad or the seller to mark, where the address names it; a script of the page that asked keeps it itself. */
  readonly mark: { readonly ad_id: number } | { readonly seller: number } | null;
}

/** Pages on which somebody continues with what they began. */
const begun: Partial<Record<Page, Wanted['kind']>> = {
  conversation: 'message',
  requestService: 'request',
  cart: 'cart',
  checkout: 'cart',
};

/** Pages with the form of an ad. */
const adForms: ReadonlySet<Page> = new Set(['newAd', 'editAd', 'newFastAd', 'editFastAd']);

/**
 * Why somebody is to sign in: they pressed the heart of an ad or the button of a seller, or they began a message, a
 * request, an ad or an order. The address to return to says which; where a script pressed the heart, `?for=save` does.
 * [A05, H01]
 */
export function wantedBy(requestContext: RequestContext): Wanted | null {
  const { site } = requestContext;
  const back = new URL(returnPath(requestContext), 'http://own.invalid');
  const page = matchPath(site.brand, back.pathname)?.page;
  const ad = back.searchParams.get('ad') ?? '';
  const seller = sellerIn(back.searchParams);
  const isSaved = page === 'favourites' || page === 'savedFastAds';
  if (isSaved && /^[1-9]\d{0,8}$/.test(ad)) return { kind: 'save', mark: { ad_id: Number(ad) } };
  if (page === 'mySellers' && seller !== null) return { kind: 'follow', mark: { seller } };

  const told = new URLSearchParams(site.search).get('for');
  if (told === 'save' || told === 'follow') return { kind: told, mark: null };
  // without a draft in the address nothing was filled in yet
  if (page === 'newAd' || page === 'newFastAd')
    return back.searchParams.has('draft') ? { kind: 'ad', mark: null } : null;

  const kind = page && begun[page];

  return kind ? { kind, mark: null } : null;
}

/**
 * What is saved of the page whose session ended: an ad, a message, or the words of another form. Null: nothing was
 * filled in. [K01]
 */
export function savedWordsOf(requestContext: RequestContext): SavedWords | null {
  const wanted = wantedBy(requestContext)?.kind;
  if (wanted === 'ad') return 'ad';
  if (!hasSavedWords(requestContext.site.search)) return null;

  const page = matchPath(requestContext.site.brand, returnPath(requestContext).split('?')[0] ?? '')?.page;
  if (page !== undefined && adForms.has(page)) return 'ad';

  return wanted === 'message' ? 'message' : 'form';
}

/**
 * Saves or follows what a visitor pressed before they signed in just now, and returns the page to continue with. If
 * that is refused, the page offers it again, with the reason.
 */
export async function markWanted(requestContext: RequestContext): Promise<string> {
  const path = returnPath(requestContext);
  const mark = wantedBy(requestContext)?.mark ?? null;
  if (mark === null) return path;

  const { api } = requestContext;
  const done = 'ad_id' in mark ? await api.send(createFavourite, mark) : await api.send(followSeller, mark);

  return done.ok ? (path.split('?')[0] ?? path) : path;
}
