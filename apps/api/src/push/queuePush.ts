import { cutText, toHtmlLang, type BrandId, type LanguageValue } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** What a device shows. */
export interface PushNotice {
  /** Its subject, such as `message`. A `test` is shown even while a page of ours is open. */
  readonly kind: string;
  /** In `language`, as plain text. A line of about 80 characters. */
  readonly title: string;
  /** In `language`, as plain text; of a message only its first words. */
  readonly body: string;
  /** Path of the page that it opens, in the spelling of the brand at whose host the device subscribed. */
  readonly link: string | ((brand: BrandId) => string);
  /** A later notice replaces an earlier one with the same tag, for example within a conversation. */
  readonly tag: string;
  /** @default that of the account */
  readonly language?: LanguageValue;
}

interface Device {
  readonly id: string;
  readonly brand: BrandId;
  readonly language: LanguageValue;
}

/** The encrypted content for a device, at most 3,000 bytes. */
export interface PushContent extends Omit<PushNotice, 'link' | 'language'> {
  readonly link: string;
  /** Language of the texts, as in `lang`. */
  readonly lang: string;
}

/** Most characters of a title, and of a body: each up to six bytes of JSON. */
const [titleLength, bodyLength] = [80, 200];

/** How long a notice is useful, in seconds: two minutes for a test, three days for all others. */
const lifetime = (kind: string) => (kind === 'test' ? 120 : 3 * 86_400);

/** The urgency of a notice. Messages and tests wake a sleeping phone; other notices wait. [RFC 8030] */
const urgencyOf = (kind: string) => (kind === 'message' || kind === 'test' ? 'high' : 'normal');

// cut by code points, because one visible character may have many
const points = (text: string, limit: number) =>
  Array.from(cutText(text.trim(), limit))
    .slice(0, limit + 1)
    .join('');

function contentOf(
  { kind, title, body, link, tag }: PushNotice,
  { brand, language }: Pick<Device, 'brand' | 'language'>,
): PushContent {
  return {
    kind,
    title: points(title, titleLength),
    body: points(body, bodyLength),
    link: typeof link === 'string' ? link : link(brand),
    tag,
    lang: toHtmlLang(language),
  };
}

/**
 * Queues a notice for every subscribed device of an account, or for the device of one session; answers the number of
 * devices. Pass the transaction of the event: then the notice is sent only if the event happened. A waiting notice is
 * replaced by a later one with the same tag. A session that was not used for 30 days is over.
 */
export async function sendPush(
  sql: Sql | TransactionSql,
  userId: number,
  notice: PushNotice,
  onlySession: string | null = null,
): Promise<number> {
  const devices = await sql<Device[]>`
    select push_subscription.id, push_subscription.brand,
      coalesce(${notice.language ?? null}, users.language) as language
    from push_subscription join session on session.id = session_id join users on users.id = push_subscription.user_id
    where push_subscription.user_id = ${userId} and expires_at > now() and last_used_at > now() - interval '30 days'
      and (${onlySession}::uuid is null or session_id = ${onlySession})`;
  if (devices.length === 0) return 0;

  const rows = devices.map((device) => ({ id: device.id, content: contentOf(notice, device) }));
  await sql`
    insert into push_message (subscription_id, tag, content, urgency, expires_at)
    select (row ->> 'id')::bigint, ${notice.tag}, row -> 'content', ${urgencyOf(notice.kind)},
      now() + make_interval(secs => ${lifetime(notice.kind)})
    from jsonb_array_elements(${sql.json(JSON.parse(JSON.stringify(rows)))}) as row
    on conflict (subscription_id, tag) do update set
      content = excluded.content, urgency = excluded.urgency, expires_at = excluded.expires_at,
      version = push_message.version + 1, tries = 0, next_try_at = now()`;

  return devices.length;
}
