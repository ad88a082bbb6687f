import { useSyncExternalStore } from 'react';
import { unreadStore } from './unreadStore.ts';

/**
 * The unread counts of the user; null on the server and until they are loaded, so that a public page is the same for
 * all. [C07, C53]
 */
export const useUnread = () => useSyncExternalStore(unreadStore.subscribe, unreadStore.read, unreadStore.readFirst);
