/**
 * What the overlay has to say: it asks before the browser does, and helps where the user has blocked the browser's
 * question. Where the permission is given, or the browser knows no notifications, there is nothing to say. [C47]
 */
export function pushOverlayFor(permission: NotificationPermission | undefined): 'ask' | 'blocked' | undefined {
  return permission === 'denied' ? 'blocked' : permission === 'default' ? 'ask' : undefined;
}
