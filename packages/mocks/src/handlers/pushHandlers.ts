import { getPushDevice, notePushArrival, subscribePush, testPush, unsubscribePush } from '@volan/api-contract';
import { account } from '../fixtures/accounts.ts';
import { mockCall } from '../mockCall.ts';

/** A point of the curve P-256, as servers show their public key. */
const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** Calls about notifications of the browser: a device that takes them. */
export const pushHandlers = [
  mockCall(getPushDevice, () => ({ key, subscribed: true, arrived_at: account.created_at })),
  mockCall(subscribePush, () => ({ key })),
  mockCall(unsubscribePush, () => ({ removed: true })),
  mockCall(testPush, () => ({ sent: true as const })),
  mockCall(notePushArrival, () => ({ noted: true as const })),
];
