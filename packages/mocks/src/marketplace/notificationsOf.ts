import type { CallRequest, Notification, NotificationSettings, setNotificationSettings } from '@volan/api-contract';
import { notificationEvents, notificationSettings, settableKinds, type LanguageValue } from '@volan/domain-rules';
import { account } from '../fixtures/accounts.ts';
import { ads } from '../fixtures/ads.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { listedAd } from './adOf.ts';

const hourMs = 3_600_000;

/** Events with their age in hours. The ad is one of the mocks by its index. */
const happened: readonly (Pick<Notification, 'event'> & {
  readonly hours: number;
  readonly read?: true;
  readonly ad?: number;
  readonly facts?: Notification['facts'];
})[] = [
  {
    event: 'message',
    hours: 0.1,
    ad: 0,
    facts: { name: 'Milan Petrović', text: 'Rađen je na 160.000 km, imam račune.' },
  },
  { event: 'price-drop', hours: 2, ad: 1, facts: { price_before: 10_500, price: 9900 } },
  { event: 'approved', hours: 5, ad: 2 },
  {
    event: 'rejected',
    hours: 26,
    ad: 3,
    facts: { reasons: ['bait', 'pictures'], text: 'Cena je cena delova, ne vozila.' },
  },
  { event: 'new-device', hours: 27, read: true, facts: { device: 'Firefox, Windows', country: 'RS' } },
  { event: 'expires', hours: 75, read: true, ad: 2, facts: { ends_at: '2026-11-25T09:00:00.000Z' } },
];

/** The notifications of the account of the mocks, the newest first. */
export const notificationsOf = (language: LanguageValue): Notification[] =>
  happened.map(({ event, hours, read = false, ad, facts = {} }, index) => {
    const fixture = ad === undefined ? undefined : ads[ad];
    const listed = fixture && listedAd(fixture, language);
    return {
      id: happened.length - index,
      kind: notificationEvents[event],
      event,
      read,
      facts,
      at: new Date(fixtureNow.getTime() - hours * hourMs).toISOString(),
      ad_id: listed?.id ?? null,
      fast: false,
      title: listed?.title ?? null,
      conversation:
        event === 'message' && listed ? { ad_id: listed.id, account_id: account.id, other_id: listed.seller.id } : null,
    };
  });

/** The notification settings of the account of the mocks. */
export function notificationSettingsOf({
  email_alerts = true,
  push_alerts = true,
  kinds: changed = {},
  quiet = null,
}: CallRequest<typeof setNotificationSettings>): NotificationSettings {
  const { kinds } = notificationSettings({});
  const told = Object.fromEntries(settableKinds.map((kind) => [kind, { ...kinds[kind], ...changed[kind] }]));
  return { email_alerts, push_alerts, kinds: told as NotificationSettings['kinds'], quiet };
}
