import { defineCall } from '../../defineCall.ts';
import { PushDevice } from '../../entities/PushDevice.ts';

/** The data that a device needs to take notifications, and its current subscription. [F24] */
export const getPushDevice = defineCall({
  method: 'GET',
  path: '/auth/push',
  access: 'account.secure',
  summary: 'Notifications on this device.',
  reply: PushDevice,
  failures: [],
});
