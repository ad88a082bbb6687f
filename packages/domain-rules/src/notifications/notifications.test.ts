import { describe, expect, it } from 'vitest';
import { isPriceDrop } from './notifications.ts';
import { notificationSettings, planNotification, type StoredNotificationSettings } from './notificationSettings.ts';

const switches = { email_alerts: true, push_alerts: true, price_drop_alerts: true };
const timeZone = 'Europe/Belgrade';
const at = (time: string) => new Date(`2026-01-15T${time}+01:00`);
const plan = (
  kind: Parameters<typeof planNotification>[0],
  time: string,
  stored: StoredNotificationSettings = {},
  { now = at(time), off = {} } = {},
) => {
  const asked = { settings: notificationSettings(stored), switches: { ...switches, ...off }, timeZone };
  const { page, mailAt, pushAt } = planNotification(kind, asked, at(time), now);
  return [page, mailAt?.toISOString() ?? null, pushAt?.toISOString() ?? null];
};
const iso = (time: string, days = 0) => new Date(at(time).getTime() + days * 86_400_000).toISOString();
const night = { quiet: { from: '22:00', to: '07:00' } };

describe('the channels and times of notifications', () => {
  it.each([
    [
      'by default everywhere, by mail after its delay',
      plan('message', '12:00:00'),
      [true, iso('12:10:00'), iso('12:00:00')],
    ],
    [
      'what concerns the account: its mails come anyway',
      plan('system', '12:00:00', { kinds: { system: { page: false } } }),
      [true, null, iso('12:00:00')],
    ],
    [
      'mails and pushes ended for all kinds',
      plan('ad-status', '12:00:00', {}, { off: { email_alerts: false, push_alerts: false } }),
      [true, null, null],
    ],
    [
      'nothing of prices',
      plan('price-drop', '12:00:00', {}, { off: { price_drop_alerts: false } }),
      [false, null, null],
    ],
    [
      'in the mail of the next morning',
      plan('ad-status', '12:00:00', { kinds: { 'ad-status': { mail: 'daily', push: false } } }),
      [true, iso('08:00:00', 1), null],
    ],
    [
      'in the mail of the same morning, quiet or not',
      plan('message', '03:00:00', { ...night, kinds: { message: { mail: 'daily' } } }),
      [true, iso('08:00:00'), iso('07:00:00')],
    ],
    [
      'at the end of a night that ends tomorrow',
      plan('message', '23:30:00', night),
      [true, iso('07:00:00', 1), iso('07:00:00', 1)],
    ],
    [
      'by mail in the morning where the delay ends in the night',
      plan('message', '21:55:00', night),
      [true, iso('07:00:00', 1), iso('21:55:00')],
    ],
    [
      'at noon, with quiet hours within a day',
      plan('message', '12:30:00', { quiet: { from: '12:00', to: '14:00' } }),
      [true, iso('14:00:00'), iso('14:00:00')],
    ],
    [
      'later, where nobody could be told in time',
      plan('message', '12:00:00', {}, { now: at('15:00:00') }),
      [true, iso('15:00:00'), iso('15:00:00')],
    ],
  ])('%s', (_case, planned, expected) => expect(planned).toEqual(expected));
});

describe('a price that fell', () => {
  it.each([
    [10_000, 9900, true],
    [10_000, 9901, false],
    [1000, 980, true],
    [1000, 981, false],
    [1000, 1000, false],
    [1000, 1200, false],
    [null, 900, false],
    [1000, null, false],
  ])('from %s to %s is sent: %s', (known, price, told) => expect(isPriceDrop(known, price)).toBe(told));
});
