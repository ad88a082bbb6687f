import { defineCall } from '../../defineCall.ts';
import { PushDevice } from '../../entities/PushDevice.ts';

/** What a device needs to take notifications, and how it stands with them there. [F24] */
export const getPushDevice = defineCall({
  method: 'GET',
  path: '/auth/push',
  access: 'account.secure',
  summary: 'Notifications on this device.',
  reply: PushDevice,
  failures: [],
});
