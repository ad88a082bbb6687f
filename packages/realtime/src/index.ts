export { connect, type Connection, type ConnectionOptions } from './connect.ts';
export { electLeader, type ElectionOptions } from './electLeader.ts';
export { openRealtime, type Realtime, type RealtimeOptions } from './openRealtime.ts';
export { watchUnread, type UnreadCounts, type UnreadWatch, type UnreadWatchOptions } from './watchUnread.ts';
