import type { WidgetKind } from '@volan/domain-rules';

/** Where the API is, and what proves that we ask. */
export interface PartnerApiTarget {
  readonly apiUrl: string;
  readonly webSecret: string;
}

/** Whether the page of a partner may have a widget. */
export type Admission =
  | { readonly admitted: true }
  | {
      readonly admitted: false;
      readonly reason: 'unknown-key' | 'revoked' | 'foreign-domain' | 'over-limit' | 'unavailable';
      readonly retryAfterSeconds?: number;
    };

/** Longest wait for the API, in milliseconds. */
const timeoutMs = 3000;

const post = ({ apiUrl, webSecret }: PartnerApiTarget, path: string, body: object) =>
  fetch(`${apiUrl}/internal/partners/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-feed-secret': webSecret },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });

/**
 * Asks whether a key may be used on a host for an element; the request is counted. An API that is away admits nobody.
 */
export async function admit(
  target: PartnerApiTarget,
  asked: { key: string; host: string | null; address: string; element: WidgetKind },
): Promise<Admission> {
  try {
    const response = await post(target, 'requests', asked);
    return response.ok ? ((await response.json()) as Admission) : { admitted: false, reason: 'unavailable' };
  } catch {
    return { admitted: false, reason: 'unavailable' };
  }
}

/** Reports how many visitors came from the widgets of each key. Resolves with whether that succeeded. */
export async function tellVisits(target: PartnerApiTarget, counts: ReadonlyMap<string, number>) {
  const visits = [...counts].map(([key, count]) => ({ key, count }));
  try {
    return (await post(target, 'visits', { visits })).ok;
  } catch {
    return false;
  }
}
