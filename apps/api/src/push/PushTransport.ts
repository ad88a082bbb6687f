import { createHash } from 'node:crypto';
import { request, type Agent } from 'node:https';
import webPush from 'web-push';
import { pushAddress, type PushSettings } from './PushSettings.ts';
import type { PushTarget } from './readSubscription.ts';

/** A message for one device. */
interface PushDelivery extends PushTarget {
  /** The content, as text. It is encrypted for the device. */
  readonly text: string;
  readonly tag: string;
  readonly urgency: 'normal' | 'high';
  /** Seconds for which the push service keeps it for a device that is away. */
  readonly ttl: number;
  /** Mail address of the person responsible for the sender. */
  readonly contact: string;
}

/** The outcome at the push service: accepted, the endpoint no longer exists, refused for good, or worth another try. */
type PushOutcome =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'refused' | 'later'; readonly reason: string; readonly afterSeconds?: number };

/** Sends messages to push services. */
export type PushTransport = (delivery: PushDelivery) => Promise<PushOutcome>;

/** Longest wait for a push service from the first byte to the status, in milliseconds. */
const timeoutMs = 5000;

/**
 * The topic of a tag, at most 32 characters. The push service keeps only the newest message of a topic. [RFC 8030 5.4]
 */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/**
 * Sends by VAPID with aes128gcm, to allowed push services, only over https. Redirects are not followed, and only the
 * status is read. [security 2.3]
 *
 * @param agent makes connections; tests use one that trusts their own server
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
