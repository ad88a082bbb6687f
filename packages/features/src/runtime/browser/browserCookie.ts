import { cookieDomain } from './cookieDomain.ts';
import { openEnvelope } from './openEnvelope.ts';

export interface BrowserCookieOptions<Value> {
  /** Name of the cookie: letters, digits and `_`. */
  name: string;
  /** Makes a value of the stored text, which may be anything. Throws if it cannot be read. [T42] */
  parse: (kept: unknown) => Value;
  /** How long a value stays, in milliseconds. */
  lifetimeMs: number;
  /**
   * Kept as bare text, for those who read the cookie elsewhere; only the browser then knows when it ends.
   * @default false
   */
  plain?: boolean;
  /**
   * For this host alone, like the storage.
   * @default false
   */
  ofHost?: boolean;
}

/** A small value that all hosts of a brand share in this browser: every country of it. */
export interface BrowserCookie<Value> {
  /** The value, the same object until it changes; `null` where none is kept or it has expired. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly clear: () => void;
}

/** The text of a cookie; `null` if it is missing, or cookies are forbidden. */
function textOf(name: string) {
  try {
    const start = `${name}=`;
    const part = document.cookie.split('; ').find((each) => each.startsWith(start));
    return part === undefined ? null : decodeURIComponent(part.slice(start.length));
  } catch {
    return null;
  }
}

function keep(name: string, text: string, seconds: number, domain: string | undefined) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const scope = `${domain ? `; Domain=${domain}` : ''}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  try {
    document.cookie = `${name}=${encodeURIComponent(text)}${scope}`;
  } catch {
    // Forbidden: the value is not kept, and nothing else breaks.
  }
}

/**
 * Opens a cookie on the domain that all hosts of a brand share, stored as `{value, exp}`. An expired or unreadable one
 * counts as absent and is removed. Forbidden cookies break nothing. [F04, T08b]
 */
export function browserCookie<Value>(options: BrowserCookieOptions<Value>): BrowserCookie<Value> {
  const { name, parse, lifetimeMs, plain = false, ofHost = false } = options;
  const domain = () => (ofHost ? undefined : cookieDomain());
  let last: { text: string; value: Value } | null = null;
  const clear = () => keep(name, '', 0, domain());

  function read() {
    const text = textOf(name);
    if (text === null || text === '') {
      return null;
    }
    try {
      // Opened each time: it may have expired since.
      const kept = plain ? text : openEnvelope(text);
      if (last?.text !== text) {
        last = { text, value: parse(kept) };
      }
      return last.value;
    } catch {
      clear();
      return null;
    }
  }

  const write = (value: Value) =>
    keep(
      name,
      plain ? String(value) : JSON.stringify({ value, exp: Date.now() + lifetimeMs }),
      Math.round(lifetimeMs / 1000),
      domain(),
    );

  return { read, write, clear };
}
