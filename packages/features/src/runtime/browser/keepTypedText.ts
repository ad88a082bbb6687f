import { matchPath, type BrandSettings, type Page } from '@volan/domain-rules';
import { signedInUser } from './signedInUser.ts';

/** Where typed text waits in this tab while somebody signs in again. */
const key = 'typed';

/** How long it waits, in milliseconds. */
const waitMs = 30 * 60_000;

/** Pages on the way back in: text of another page waits while they are shown, and theirs is never kept. */
const signInPages: ReadonlySet<Page> = new Set(['signIn', 'signUp', 'forgotPassword', 'sessionExpired']);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedText {
  path: string;
  user: number;
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

function read(): TypedText | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as TypedText | null;
    return kept && kept.until > Date.now() && Array.isArray(kept.fields) ? kept : null;
  } catch {
    return null;
  }
}

function write(kept: TypedText | null) {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // Forbidden or full: it is typed again.
  }
}

/**
 * Keeps what was typed into the forms of a private page when the page is left, and types it again where the session had
 * ended and the same person comes back within half an hour. Secrets and files are never kept. [K01]
 *
 * @returns what ends it
 */
export function keepTypedText(brand: BrandSettings): () => void {
  const isSignInPage = (path: string) => signInPages.has(matchPath(brand, path)?.page ?? 'home');
  const user = signedInUser();
  const kept = read();
  if (!isSignInPage(location.pathname)) {
    write(null);
    const from = document.referrer === '' ? null : new URL(document.referrer);
    const signedInAgain = from?.origin === location.origin && isSignInPage(from.pathname);
    if (signedInAgain && kept?.path === location.pathname && kept.user === user) {
      for (const [form, field] of openFields()) {
        const typed = kept.fields.find(([inForm, name]) => inForm === form && name === identity(field));
        if (typed) type(field, typed[2]);
      }
    }
  }
  const leave = () => {
    if (user === null || isSignInPage(location.pathname)) return;

    const fields = [...openFields()].map(([form, field]): TypedText['fields'][number] => [
      form,
      identity(field),
      textOf(field),
    ]);
    if (fields.length > 0) write({ path: location.pathname, user, until: Date.now() + waitMs, fields });
  };
  addEventListener('pagehide', leave);

  return () => removeEventListener('pagehide', leave);
}
