import { makeVapidKey } from './stack/vapidKey.ts';

// npm run vapid: prints a line for `.env`.
console.log(`VAPID_PRIVATE_KEY=${makeVapidKey()}`);
