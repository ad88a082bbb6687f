import type { CallRequest, NotificationSettings, setNotificationSettings } from '@volan/api-contract';
import {
  brands,
  notificationSettings,
  planNotification,
  toBrandId,
  settableKinds,
  userStatus,
  type AlertSwitches,
  type BrandId,
  type NotificationKind,
  type NotificationPlan,
  type StoredNotificationSettings,
} from '@volan/domain-rules';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { readSettings, writeSettings } from '../accounts/personalSettings.ts';

interface Row extends AlertSwitches {
  readonly id: number;
  readonly brand: string | null;
  readonly stored: StoredNotificationSettings | null;
}

/** Where and when an account is notified about an event. */
export type PlanFor = (kind: NotificationKind, at: Date, now: Date) => NotificationPlan;

/** The plans of accounts, by id. Accounts that may not sign in get no notifications and are left out. */
export async function plansOf(
  sql: Sql | TransactionSql,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, PlanFor>> {
  const rows = await sql<Row[]>`
    select users.id, brand, notification_setting.settings as stored,
      coalesce((users.settings ->> 'email_alerts')::boolean, true) as email_alerts,
      coalesce((users.settings ->> 'push_alerts')::boolean, true) as push_alerts,
      coalesce((users.settings ->> 'price_drop_alerts')::boolean, true) as price_drop_alerts
    from users left join notification_setting on notification_setting.user_id = users.id
    where users.id = any (${[...userIds]}::bigint[]) and status < ${userStatus.banned}`;
  return new Map(
    rows.map(({ id, brand, stored, ...switches }) => {
      const { timeZone } = brands[toBrandId(brand)];
      const rules = { settings: notificationSettings(stored ?? {}), switches, timeZone };
      return [id, (kind, at, now) => planNotification(kind, rules, at, now)];
    }),
  );
}

/** The notification settings of an account. */
export async function readNotificationSettings(
  sql: Sql,
  userId: number,
  brand: BrandId,
): Promise<NotificationSettings> {
  const [[row], personal] = await Promise.all([
    sql<{ settings: StoredNotificationSettings }[]>`
      select settings from notification_setting where user_id = ${userId}`,
    readSettings(sql, userId, brand),
  ]);
  const { kinds, quiet } = notificationSettings(row?.settings ?? {});
  const { email_alerts, push_alerts, price_drop_alerts: drops } = personal;
  const silent = { page: false, mail: 'off', push: false } as const;

  return { email_alerts, push_alerts, quiet, kinds: { ...kinds, ...(!drops && { 'price-drop': silent }) } };
}

/**
 * Changes notification settings of an account. Settings that are not in the request stay, also if two devices change
 * different ones at the same time.
 */
export async function writeNotificationSettings(
  sql: Sql,
  userId: number,
  { email_alerts, push_alerts, kinds = {}, quiet }: CallRequest<typeof setNotificationSettings>,
): Promise<void> {
  const drop = kinds['price-drop'];
  const given = { email_alerts, push_alerts, ...(drop && { price_drop_alerts: true }) };
  const switches = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(switches).length > 0) await writeSettings(sql, userId, switches);
  const json = (value: unknown) => sql.json(JSON.parse(JSON.stringify(value)) as JSONValue);
  const changed = settableKinds.flatMap((kind) => (kinds[kind] ? [[kind, kinds[kind]] as const] : []));
  await sql.begin(async (transaction) => {
    await transaction`
      insert into notification_setting (user_id, settings) values (${userId}, '{}') on conflict do nothing`;
    const [row] = await transaction<{ settings: StoredNotificationSettings }[]>`
      select settings from notification_setting where user_id = ${userId} for update`;
    const before = row?.settings ?? {};
    const merged = Object.fromEntries(changed.map(([kind, to]) => [kind, { ...before.kinds?.[kind], ...to }]));
    const after = { ...before, kinds: { ...before.kinds, ...merged }, ...(quiet !== undefined && { quiet }) };
    await transaction`update notification_setting set settings = ${json(after)} where user_id = ${userId}`;
    // waiting notifications are planned again with the new settings: the next delivery looks at them at once
    await transaction`
      update notification set mail_at = case when mail_at is not null then least(mail_at, created_at) end,
        push_at = case when push_at is not null then least(push_at, created_at) end
      where user_id = ${userId} and (mail_at is not null or push_at is not null)`;
  });
}
