import { settableKinds, type NotificationKind, type SettableKind } from './notifications.ts';

/** How soon a mail is sent. */
export const mailPaces = ['now', 'daily', 'off'] as const;

/** How soon a mail is sent. */
export type MailPace = (typeof mailPaces)[number];

/** The channels of one kind. */
export interface NotificationChannels {
  /** On the page of notifications. */
  readonly page: boolean;
  readonly mail: MailPace;
  readonly push: boolean;
}

/** A time of day, such as `22:00`. */
export type TimeOfDay = string;

/** How somebody wants to be told. */
export interface NotificationSettings {
  readonly kinds: Readonly<Record<SettableKind, NotificationChannels>>;
  /** Hours without a push or a single mail: events of that time are sent at its end. Null: never quiet. */
  readonly quiet: { readonly from: TimeOfDay; readonly to: TimeOfDay } | null;
}

/** The changed settings; all others have their default. */
export interface StoredNotificationSettings {
  readonly kinds?: { readonly [Kind in SettableKind]?: Partial<NotificationChannels> };
  readonly quiet?: NotificationSettings['quiet'];
}

/** Switches for everything, beside the single kinds. [M10] */
export interface AlertSwitches {
  readonly email_alerts: boolean;
  readonly push_alerts: boolean;
  readonly price_drop_alerts: boolean;
}

/**
 * Minutes until a mail is sent for an event that the user has not read on the site. Null: this kind has no mails of its
 * own; mails that an account needs for its security are always sent at once.
 */
export const mailDelayMinutes: Readonly<Record<NotificationKind, number | null>> = {
  message: 10,
  'ad-status': 5,
  'ad-expiring': 5,
  'price-drop': 5,
  'saved-search': null,
  order: 5,
  loyalty: null,
  system: null,
};

/** When the mail of the day goes out, by the clock of the brand. */
export const dailyMailAt: TimeOfDay = '08:00';

const everywhere: NotificationChannels = { page: true, mail: 'now', push: true };

/** The settings of somebody who may have changed some. What concerns the account itself always is on the page. */
export function notificationSettings({ kinds = {}, quiet = null }: StoredNotificationSettings): NotificationSettings {
  const chosen = (kind: SettableKind) => ({ ...everywhere, ...kinds[kind], ...(kind === 'system' && { page: true }) });
  return {
    kinds: Object.fromEntries(settableKinds.map((kind) => [kind, chosen(kind)])) as Record<
      SettableKind,
      NotificationChannels
    >,
    quiet,
  };
}

/** The channels and times of a notification. */
export interface NotificationPlan {
  readonly page: boolean;
  /** Null: by no mail. */
  readonly mailAt: Date | null;
  /** Whether it waits for the mail of the day. */
  readonly daily: boolean;
  /** Null: by no push. */
  readonly pushAt: Date | null;
}

/**
 * The one place that decides who is notified of what, where and when. It is called when something happens, and again
 * before a mail or a push goes out, with the settings of that moment.
 *
 * @param at when it happened
 * @param now not before this moment
 * @param timeZone of the brand of the account
 */
export function planNotification(
  kind: NotificationKind,
  { settings, switches, timeZone }: { settings: NotificationSettings; switches: AlertSwitches; timeZone: string },
  at: Date,
  now: Date,
): NotificationPlan {
  const settable = settableKinds.find((one) => one === kind);
  const silent = kind === 'price-drop' && !switches.price_drop_alerts;
  if (!settable || silent) return { page: !silent, mailAt: null, daily: false, pushAt: null };

  const { page, mail, push } = settings.kinds[settable];
  const delay = mailDelayMinutes[kind];
  const daily = mail === 'daily';
  const mailed = switches.email_alerts && mail !== 'off' && delay !== null;
  const due = latest(new Date(at.getTime() + (delay ?? 0) * 60_000), now);

  return {
    page,
    daily,
    mailAt: !mailed ? null : daily ? nextDaily(at, now, timeZone) : afterQuiet(due, settings.quiet, timeZone),
    pushAt: switches.push_alerts && push ? afterQuiet(latest(at, now), settings.quiet, timeZone) : null,
  };
}

const latest = (one: Date, other: Date) => (one > other ? one : other);
const day = 24 * 60;
const minutesOf = (time: TimeOfDay) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes since midnight on the clock of a zone. */
function clock(moment: Date, timeZone: string): number {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return minutesOf(time.format(moment));
}

/** The next moment at which the clock shows a time; the moment itself if it shows it now. */
function nextAt(moment: Date, time: TimeOfDay, timeZone: string): Date {
  const minutes = (minutesOf(time) - clock(moment, timeZone) + day) % day;
  return minutes === 0 ? moment : new Date(Math.floor(moment.getTime() / 60_000 + minutes) * 60_000);
}

/** The end of the quiet hours that a moment lies in, else the moment. */
function afterQuiet(moment: Date, quiet: NotificationSettings['quiet'], timeZone: string): Date {
  if (quiet === null) return moment;

  const [from, to, time] = [minutesOf(quiet.from), minutesOf(quiet.to), clock(moment, timeZone)];
  const isQuiet = from <= to ? time >= from && time < to : time >= from || time < to;

  return isQuiet ? nextAt(moment, quiet.to, timeZone) : moment;
}

/** The daily mail that reports an event: the first one after it happened. It may be late, never early. */
const nextDaily = (at: Date, now: Date, timeZone: string) => latest(nextAt(at, dailyMailAt, timeZone), now);
