import { matchPath, type BrandSettings, type Page } from '@volan/domain-rules';
import { earlyInput } from './earlyInput.ts';
import { signedInUser } from './signedInUser.ts';

/** Where typed text waits in this tab while somebody signs in again. */
const key = 'typed';

/** Where the text of a new account waits in this tab until there is one. */
const signUpKey = 'typed-sign-up';

/** How long it waits, in milliseconds. */
const waitMs = 30 * 60_000;

/** Pages on the way back in: text of another page waits while they are shown, and theirs is never kept. */
const signInPages: ReadonlySet<Page> = new Set(['signIn', 'signUp', 'forgotPassword', 'sessionExpired']);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedText {
  path: string;
  /** Null for a visitor, who signs up. */
  user: number | null;
  until: number;
  /** Name of the form, name of the field, the typed text. */
  fields: [form: string, field: string, text: string][];
}

/** Text that is no secret, no file and no choice; boxes and radios keep `on` or nothing. */
const kinds = new Set([
  'text',
  'search',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'textarea',
  'select-one',
  'checkbox',
  'radio',
]);

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const identity = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name);
const textOf = (field: Field) => (isChoice(field) ? (field.checked ? 'on' : '') : field.value);

/** Fields whose text may be kept, each with the name of its form. */
function* openFields(): Generator<[form: string, field: Field]> {
  for (const form of document.querySelectorAll<HTMLFormElement>('main form[method=post]')) {
    const name = new FormData(form).get('form');
    for (const field of form.elements as Iterable<Element>) {
      const known = field as Field;
      if (kinds.has(known.type) && known.name !== '' && known.autocomplete !== 'one-time-code') {
        yield [String(name ?? ''), known];
      }
    }
  }
}

/** Says on the page that the session ended; `leave` leads to signing in. */
export type ShowSignedOut = (leave: () => void) => void;

/** The path of the page where somebody typed last; null before. */
let typedAt: string | null = null;
/** How this page says that the session ended. */
let showSignedOut: ShowSignedOut | null = null;

/**
 * How the page says that the session ended, where somebody has typed into one of its forms since it was opened: their
 * text may be on no server yet. Null: nobody has typed. [K01]
 */
export const signedOutNotice = (): ShowSignedOut | null => (typedAt === location.pathname ? showSignedOut : null);

/** Notes each change of a form that would be sent. @returns what ends it */
function noteTyping(): () => void {
  const note = ({ target }: Event) => {
    const form = (target as Partial<Field> | null)?.form;
    if (form?.matches('main form[method=post]')) typedAt = location.pathname;
  };
  document.addEventListener('input', note);

  return () => document.removeEventListener('input', note);
}

/** As if somebody had typed it: React hears of it too. */
function type(field: Field, text: string) {
  if (isChoice(field)) {
    if (field.checked !== (text === 'on')) field.click();
    return;
  }
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field.type === 'select-one' ? 'change' : 'input', { bubbles: true }));
}

function read(from: string): TypedText | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(from) ?? 'null') as TypedText | null;
    return kept && kept.until > Date.now() && Array.isArray(kept.fields) ? kept : null;
  } catch {
    return null;
  }
}

function write(to: string, kept: TypedText | null) {
  try {
    if (kept) sessionStorage.setItem(to, JSON.stringify(kept));
    else sessionStorage.removeItem(to);
  } catch {
    // Forbidden or full: it is typed again.
  }
}

/** Types the stored text into fields that nobody has filled in. */
function typeAgain({ fields }: TypedText) {
  // text that was typed since the page opened is newer
  const early = new Set<Element>(earlyInput(document));
  for (const [form, field] of openFields()) {
    if (early.has(field)) continue;

    const typed = fields.find(([inForm, name]) => inForm === form && name === identity(field));
    if (typed) type(field, typed[2]);
  }
}

const textsOfPage = () =>
  [...openFields()].map(([form, field]): TypedText['fields'][number] => [form, identity(field), textOf(field)]);

/** Which form of a new account the page shows: that of a person or that of a business. */
const signUpPath = () => `${location.pathname}?type=${new URLSearchParams(location.search).get('type') ?? ''}`;

/** Keeps what was typed into the form of a new account, for a reload, a lost network and the way back. [B04] */
function storeSignUp(): () => void {
  const kept = read(signUpKey);
  // a form that was refused has its values already
  const isNew = document.querySelector('main form[method=post] [aria-invalid=true]') === null;
  if (kept?.path === signUpPath() && isNew) typeAgain(kept);
  const leave = () =>
    write(signUpKey, { path: signUpPath(), user: null, until: Date.now() + waitMs, fields: textsOfPage() });
  addEventListener('pagehide', leave);

  return () => removeEventListener('pagehide', leave);
}

/**
 * Keeps what was typed into the forms of a private page when the page is left, and types it again where the session had
 * ended and the same person comes back within half an hour. Secrets and files are never kept. [K01]
 *
 * @param show says that the session ended, where the user stays on the page
 * @returns what ends it
 */
export function saveTypedText(brand: BrandSettings, show: ShowSignedOut): () => void {
  const isSignInPage = (path: string) => signInPages.has(matchPath(brand, path)?.page ?? 'home');
  const user = signedInUser();
  if (user === null && matchPath(brand, location.pathname)?.page === 'signUp') return storeSignUp();

  const kept = read(key);
  if (user !== null) write(signUpKey, null);
  if (!isSignInPage(location.pathname)) {
    write(key, null);
    const from = document.referrer === '' ? null : new URL(document.referrer);
    const signedInAgain = from?.origin === location.origin && isSignInPage(from.pathname);
    if (signedInAgain && kept?.path === location.pathname && kept.user === user) typeAgain(kept);
  }
  const leave = () => {
    if (user === null || isSignInPage(location.pathname)) return;

    const fields = textsOfPage();
    if (fields.length > 0) write(key, { path: location.pathname, user, until: Date.now() + waitMs, fields });
  };
  addEventListener('pagehide', leave);
  const deaf = noteTyping();
  showSignedOut = show;

  return () => {
    removeEventListener('pagehide', leave);
    deaf();
    showSignedOut = null;
  };
}
