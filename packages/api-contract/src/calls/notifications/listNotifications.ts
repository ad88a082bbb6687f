import { lastPage, notificationsPerPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Notification, NotificationListMeta } from '../../entities/Notification.ts';
import { flagText } from '../../fields/flagText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/** Own notifications, the newest first. They are deleted after six months. [M19, B13] */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/notifications',
  access: 'notifications.read',
  summary: 'Own notifications.',
  query: languageQuery.extend({
    page: numberText(1, lastPage).optional().describe('from 1'),
    fast: flagText.optional().describe('only those about fast ads [B36]'),
  }),
  reply: z.array(Notification).max(notificationsPerPage),
  meta: NotificationListMeta,
  failures: ['bad-query'],
});
