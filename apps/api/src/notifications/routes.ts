import {
  getNotificationSettings,
  listNotifications,
  readAllNotifications,
  readNotifications,
  setNotificationSettings,
  unsubscribeMessages,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import type { TitlesOf } from './adTitles.ts';
import { readNotificationSettings, writeNotificationSettings } from './preferences.ts';
import { markRead, readNotificationList, readSome } from './readNotifications.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Dependencies of these calls. */
export interface NotificationDeps {
  readonly sql: Sql;
  readonly titlesOf: TitlesOf;
  /** Signs the address that ends mails. */
  readonly secret: string;
}

/** Calls about notifications. [M19, J35] */
export function notificationRoutes(app: FastifyInstance, { sql, titlesOf, secret }: NotificationDeps) {
  const actorOf = (context: Parameters<typeof principalOf>[0]) => principalOf(context).actor;

  serve(app, listNotifications, (input, context) =>
    readNotificationList({ sql, titlesOf }, input, actorOf(context), context.language),
  );
  serve(app, readNotifications, ({ ids }, context) => readSome(sql, actorOf(context), ids));
  serve(app, readAllNotifications, (input, context) => markRead(sql, actorOf(context), input));

  serve(app, getNotificationSettings, (_input, context) =>
    readNotificationSettings(sql, actorOf(context).id, context.brand),
  );
  serve(app, setNotificationSettings, async (changed, context) => {
    const { id } = actorOf(context);
    await writeNotificationSettings(sql, id, changed);
    return readNotificationSettings(sql, id, context.brand);
  });
  // mail programs without one-click unsubscribing open the same address, and get a page that asks first
  app.get<{ Params: { token: string } }>('/v3/message/unsubscribe/:token', ({ params }, reply) =>
    reply.redirect(`/unsubscribe/${encodeURIComponent(params.token)}`, 303),
  );
  serve(app, unsubscribeMessages, ({ token }) => unsubscribe(sql, secret, token));
}
