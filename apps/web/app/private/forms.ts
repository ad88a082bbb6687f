import type { Failed } from '@volan/api-client';
import { matchPath, ownPath, type Page } from '@volan/domain-rules';
import type { FormResult } from '@volan/features/account';
import { savedWordsParameter, pagePath } from '@volan/features/site';
import { data, redirect } from 'react-router';
import { pagesWithWords, secretFields, wordsLeftOut } from '../../server/http/secretFields.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** The fields of a form that was sent to a page. */
export const readForm = async (request: Request) => new URLSearchParams(await request.text());

/** A failed call as a page shows it; its failure may be one of the page's own. */
type Refusal = Pick<Failed<unknown>, 'errors' | 'code' | 'retryAfter'> & { readonly failure: string };

/** A form with the files that were chosen in it. */
export interface FormWithFiles {
  readonly form: URLSearchParams;
  readonly files: readonly File[];
  /** Files were left out because they are too large, alone or together. */
  readonly isCut: boolean;
}

/** The fields and the files of a form that was sent to a page, in either encoding. */
export async function readFormWithFiles(
  { sentForm }: Pick<RequestContext, 'sentForm'>,
  request: Request,
): Promise<FormWithFiles> {
  if (!sentForm) return { form: await readForm(request), files: [], isCut: false };

  const form = new URLSearchParams();
  const files: File[] = [];
  for (const [name, value] of sentForm) {
    if (typeof value === 'string') form.append(name, value);
    else files.push(value);
  }
  const isCut = form.has('left_out');
  form.delete('left_out');

  return { form, files, isCut };
}

/** Shortest wait, in seconds, that is said as a moment; a shorter one is "a little". */
const longWait = 120;

/** When a form that was sent too often may be sent again. */
const untilOf = (failure: string, retryAfter = 0): Pick<FormResult, 'until'> =>
  failure === 'rate-limited' && retryAfter >= longWait
    ? { until: new Date(Date.now() + retryAfter * 1000).toISOString() }
    : {};

interface RefusedOptions {
  /** Secret fields that come back all the same: a code that is good until it is used. */
  readonly keep?: readonly string[];
}

/** A refused form: the page shows it again, with the typed values and their errors. */
export function refusedForm(
  form: URLSearchParams,
  { failure, errors, code, retryAfter }: Refusal,
  { keep = [] }: RefusedOptions = {},
) {
  const values = Object.fromEntries([...form].filter(([name]) => !secretFields.has(name) || keep.includes(name)));
  return data<FormResult>(
    { ok: false, form: form.get('form') ?? '', values, errors: errors ?? {}, failure, ...untilOf(failure, retryAfter) },
    { status: code ?? 503 },
  );
}

/** A form that asks for something else first: the page says it by the name of a failure, at no field. */
export const failedForm = (form: URLSearchParams, failure: string, status: number) =>
  data<FormResult>({ ok: false, form: form.get('form') ?? '', values: {}, errors: {}, failure }, { status });

/** Words that were sent when the session had ended: their form again, which did nothing yet. [K01] */
export const againForm = (words: URLSearchParams): FormResult => ({
  ok: false,
  form: words.get('form') ?? '',
  values: Object.fromEntries(words),
  errors: {},
  failure: words.has(wordsLeftOut) ? 'typed-in-part' : 'typed-again',
});

/** A form that did, on a page that stays. */
export function doneForm(form: URLSearchParams, values: Readonly<Record<string, string>> = {}) {
  return data<FormResult>({ ok: true, form: form.get('form') ?? '', values, errors: {}, failure: null });
}

/** A form that did something beside its fields: the page shows it again, with the typed values. */
export const sameForm = (form: URLSearchParams) =>
  data<FormResult>({
    ok: false,
    form: form.get('form') ?? '',
    values: Object.fromEntries(form),
    errors: {},
    failure: null,
  });

/** Sends somebody on after a form. Nobody keeps the answer. */
export const goOn = (to: string) => redirect(to, { status: 303, headers: { 'cache-control': 'no-store' } });

/** A page of the administration, which draws itself beside those of the site. [H03] */
const isAdministration = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/');

/**
 * The own page that an address asks to come back to; the profile where it asks for none, or for one that is not ours.
 */
export function returnPath({ site }: RequestContext): string {
  const path = ownPath(new URLSearchParams(site.search).get('return'));
  const isPage = (pathname: string) => isAdministration(pathname) || matchPath(site.brand, pathname) !== null;
  return path && isPage(path.pathname) ? path.pathname + path.search : pagePath(site, 'profile', {});
}

/** Pages that nobody comes back to after signing in. */
const waysIn: ReadonlySet<Page> = new Set<Page>(['signIn', 'signUp', 'forgotPassword', 'signOut', 'sessionExpired']);

/**
 * The header has the same link to sign in on all pages: this stores the page where it was pressed in the address, to
 * come back to it. [B03]
 *
 * @throws a redirect
 */
export function noteOrigin({ site }: RequestContext, request: Request): void {
  const query = new URLSearchParams(site.search);
  const referer = request.headers.get('referer') ?? '';
  if (query.has('return') || !URL.canParse(referer)) return;

  const { protocol, host, pathname, search } = new URL(referer);
  const match = matchPath(site.brand, pathname);
  if (protocol !== site.protocol || host !== site.host || !match || waysIn.has(match.page)) return;

  query.set('return', pathname + search);
  throw goOn(`${site.pathname}?${query}`);
}

/** Pages that show themselves while a password has to be changed: where that is done, and where one leaves. */
const beforeOwnPassword: ReadonlySet<Page | undefined> = new Set<Page>([
  'settings',
  'signOut',
  'sessionExpired',
  'offline',
]);

/** Whether somebody else has seen the password of the signed-in user, so that they must choose another one first. */
export const mustChangePassword = ({ session }: Pick<RequestContext, 'session'>) =>
  session !== null && session.user.must_change_password && session.user.impersonated_by === null;

/**
 * Leads to the change of a password that somebody else has seen, and back afterwards, from every page of the account.
 *
 * @throws a redirect
 */
export function requireOwnPassword(requestContext: RequestContext) {
  const { site, match } = requestContext;
  if (!mustChangePassword(requestContext) || beforeOwnPassword.has(match?.page)) return;

  const back = encodeURIComponent(site.pathname + site.search);
  throw goOn(`${pagePath(site, 'settings', {})}?return=${back}`);
}

/**
 * The signed-in user; visitors are sent to sign in, and back afterwards. A user whose session has ended sees that. If
 * the server could not be asked, the state is unknown, and the page says that it is unavailable. [K01]
 *
 * @throws a redirect, or an error page
 */
export function requireSession(requestContext: RequestContext) {
  const { site, match, session, hasSession, isSessionKnown, isForm, ended } = requestContext;
  requireOwnPassword(requestContext);
  if (session) return session;
  // a busy server ends no session: the page can be requested again, and Back brings the typed text
  if (hasSession && !isSessionKnown) throw data(null, { status: 503 });

  // a call of the page may have found out first: then the cookies of the session are gone already
  const page = hasSession || ended !== null ? 'sessionExpired' : 'signIn';
  const isKept = page === 'sessionExpired' && isForm && match !== null && pagesWithWords.has(match.page);
  const back = `?return=${encodeURIComponent(site.pathname + site.search)}`;
  throw goOn(pagePath(site, page, {}) + back + (isKept ? `&${savedWordsParameter}` : ''));
}
