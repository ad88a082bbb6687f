import { createHash } from 'node:crypto';
import { request, type Agent } from 'node:https';
import webPush from 'web-push';
import { pushAddress, type PushSettings } from './PushSettings.ts';
import type { PushTarget } from './readSubscription.ts';

/** A message on its way to one device. */
interface PushDelivery extends PushTarget {
  /** What the device gets, as text: encrypted for it alone. */
  readonly text: string;
  readonly tag: string;
  readonly urgency: 'normal' | 'high';
  /** Seconds for which the push service keeps it for a device that is away. */
  readonly ttl: number;
  /** Mail address of the person responsible for the sender. */
  readonly contact: string;
}

/** What a push service said: taken, the endpoint is no more, never to be tried again, or perhaps later. */
type PushOutcome =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'refused' | 'later'; readonly reason: string; readonly afterSeconds?: number };

/** Hands messages to push services. */
export type PushTransport = (delivery: PushDelivery) => Promise<PushOutcome>;

/** Longest wait for a push service from the first byte to the status, in milliseconds. */
const timeoutMs = 5000;

/**
 * A name for the push service, too: it keeps only the newest message of a topic. At most 32 characters. [RFC 8030 5.4]
 */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/**
 * Sends by VAPID with aes128gcm, to push services that are allowed, over https alone. Redirects are not followed and
 * nothing but the status is read. [security 2.3]
 *
 * @param agent makes connections; tests trust a server of their own by it
 * @param wait longest wait in milliseconds; tests set a shorter one
 */
export function webPushTransport(settings: PushSettings, agent?: Agent, wait = timeoutMs): PushTransport {
  const { publicKey, privateKey, services } = settings;
  return async ({ endpoint, p256dh, auth, text, tag, urgency, ttl, contact }) => {
    const address = pushAddress(endpoint, services);
    if (!address) return { outcome: 'gone' };
    const { headers, body } = webPush.generateRequestDetails({ endpoint: address.href, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: `mailto:${contact}`, publicKey, privateKey },
      contentEncoding: 'aes128gcm',
      TTL: ttl,
      urgency,
      topic: topicOf(tag),
    });
    return new Promise((resolve) => {
      const sent = request(
        address,
        { method: 'POST', headers, signal: AbortSignal.timeout(wait), ...(agent && { agent }) },
        (response) => {
          response.destroy();
          resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
        },
      );
      sent.on('error', (error) => resolve({ outcome: 'later', reason: error.name }));
      sent.end(body);
    });
  };
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'taken' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const reason = `status ${status}`;
  if (status !== 429 && status < 500) return { outcome: 'refused', reason };
  const seconds = Number(retryAfter);
  return { outcome: 'later', reason, ...(seconds > 0 && { afterSeconds: Math.min(seconds, 3600) }) };
}
