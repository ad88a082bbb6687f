import { expect, it } from 'vitest';
import { brands } from '../brands/brands.ts';
import { notificationPath } from './notificationPath.ts';
import type { NotificationEvent } from './notifications.ts';

it.each<NotificationEvent>([
  'company-approved',
  'company-changed',
  'company-asked',
  'company-rejected',
  'company-change-rejected',
])('a notification %s leads to the data of the company [M19, M12]', (event) => {
  const target = { event, ad_id: null, conversation: null };
  expect(notificationPath(brands.gearlane, target, 'en')).toBe('/profile/company');
});
