import type { Api } from '@volan/api-client';
import { countUnread } from '@volan/api-contract/wire';
import type { UnreadCounts } from '@volan/realtime';

/** Asks the server for the unread counts; null if it does not answer. [J35, F21] */
export const readUnread = (api: Api): Promise<UnreadCounts | null> => api.sendOrNull(countUnread, {});
