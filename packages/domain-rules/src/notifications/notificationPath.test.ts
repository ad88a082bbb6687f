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
  const target = { event, ad_id: null, fast: false, conversation: null };
  expect(notificationPath(brands.gearlane, target, 'en')).toBe('/profile/company');
});

it.each<[NotificationEvent, string]>([
  ['approved', '/fast-ads/my'],
  ['expires', '/fast-ads/my'],
  ['asked', '/fast-ads/my'],
  ['expired', '/fast-ads/my'],
  ['price-drop', '/fast-ads/single/7'],
  ['rejected', '/profile/decisions'],
])('a notification %s about a fast ad leads to %s [M17, B36]', (event, path) => {
  const target = { event, ad_id: 7, fast: true, conversation: null };
  expect(notificationPath(brands.gearlane, target, 'en')).toBe(path);
});
