import { useSyncExternalStore } from 'react';
import { unreadStore } from './unreadStore.ts';

/** What somebody has not read; null on the server and until it was asked, so that a public page is the same for all. [C07, C53] */
export const useUnread = () => useSyncExternalStore(unreadStore.subscribe, unreadStore.read, unreadStore.readFirst);
