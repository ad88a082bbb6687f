import type { WidgetReason } from './WidgetEvents.ts';

/** A widget that could not be loaded. */
export class WidgetError extends Error {
  readonly reason: WidgetReason;

  constructor(reason: WidgetReason) {
    super(sentences[reason]);
    this.reason = reason;
  }
}

/** The messages for the console of the partner's page. */
const sentences: Readonly<Record<WidgetReason, string>> = {
  'unknown-key': 'has no key, or one that nobody knows. Copy it again from the page where you got it.',
  revoked: 'has a key that was revoked. Ask for a new one.',
  'foreign-domain': 'has a key that is not for the domain of this page. Add the domain to the key.',
  'over-limit': 'was asked for too often in this minute. It shows its link for now.',
  'broken-query':
    'has an attribute that cannot be read, or a filter that does not exist. Check filters, brand, layout, category, company and ad.',
  'not-found': 'asks for something that does not exist. Check category, company or ad.',
  gone: 'asks for something that is no longer offered.',
  unavailable: 'cannot be loaded at the moment. It shows its link for now.',
};

/** Pauses before it is asked again, in milliseconds: three times, then no more. */
const pauses = [2000, 10_000, 60_000];

/** Whether asking again later may help. */
const isPassing = (status: number) => status === 429 || status >= 500;

/** An answer that is on its way, and how many widgets wait for it. */
interface Underway {
  readonly answer: Promise<string>;
  readonly giveUp: AbortController;
  waiting: number;
}

/** Answers that are on their way, by address: two equal widgets ask once. */
const underway = new Map<string, Underway>();

interface Policy {
  createHTML(html: string): string;
}

/** The policy of a page; a page makes one of a name only, so all versions share it. The name is theirs for ever. */
const policyName = Symbol.for('volan.widgets.policy');

type Page = typeof globalThis & {
  [policyName]?: Policy;
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/**
 * HTML of our own server, for pages whose policy requires trusted HTML. Throws where the policy does not allow ours.
 */
function trusted(html: string): string {
  const page = globalThis as Page;
  const rules: Policy = { createHTML: (text) => text };
  page[policyName] ??= page.trustedTypes?.createPolicy('volan-widgets', rules) ?? rules;

  return page[policyName].createHTML(html);
}

function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  return template.content;
}

/** Waits; shorter where the browser is online again. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    addEventListener('online', () => resolve(), { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

async function ask(address: string, signal: AbortSignal): Promise<string> {
  // no cookie goes along, and none comes back
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'strict-origin', signal });
  if (response.ok) return response.text();

  const { problem } = (await response.json().catch(() => ({}))) as { problem?: WidgetReason };
  throw Object.assign(new WidgetError(problem && problem in sentences ? problem : 'unavailable'), {
    isPassing: isPassing(response.status),
    pauseMs: Number(response.headers.get('retry-after') ?? 0) * 1000,
  });
}

function begin(address: string): Underway {
  const giveUp = new AbortController();
  const answer = ask(address, giveUp.signal).finally(() => underway.delete(address));
  const begun = { answer, giveUp, waiting: 0 };
  underway.set(address, begun);

  return begun;
}

/** Sends one request for all widgets with the same address; a request that no widget waits for any more is aborted. */
function once(address: string, signal: AbortSignal): Promise<string> {
  const asked = underway.get(address) ?? begin(address);
  asked.waiting += 1;
  signal.addEventListener('abort', () => {
    asked.waiting -= 1;
    if (asked.waiting > 0) return;

    underway.delete(address);
    asked.giveUp.abort();
  });

  return asked.answer;
}

/**
 * The content of a widget. A server that cannot answer now is asked again, ever more slowly; each widget adds its own
 * random part, so that a page of many is no storm.
 *
 * Throws {@link WidgetError}, or another error if `signal` aborts or the page does not allow HTML.
 *
 * @param delayed called once when the first answer was empty and the request is repeated
 */
export async function fetchWidget(
  address: URL,
  signal: AbortSignal,
  delayed: (error: WidgetError) => void,
): Promise<DocumentFragment> {
  for (const [index, pause] of [...pauses, null].entries()) {
    let html: string;
    try {
      html = await once(address.href, signal);
    } catch (error) {
      signal.throwIfAborted();
      const { isPassing: again = true, pauseMs = 0 } = error as { isPassing?: boolean; pauseMs?: number };
      const failed = error instanceof WidgetError ? error : new WidgetError('unavailable');
      if (pause === null || !again) throw failed;
      if (index === 0) delayed(failed);
      await wait(Math.max(pause, pauseMs) + pause * Math.random(), signal);
      continue;
    }
    return fragmentOf(html);
  }
  throw new WidgetError('unavailable');
}
