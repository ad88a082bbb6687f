/** Whether this browser can take notifications: `home-screen` as soon as the site is there, as on an iPhone. */
export type PushSupport = 'ready' | 'home-screen' | 'none';

/** The abilities of this browser. An iPad claims to be a Mac; Macs have no touch screen. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready';

  const { userAgent, maxTouchPoints } = navigator;
  const isHandheld = /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

  return isHandheld ? 'home-screen' : 'none';
}
