import { setTimeout as pause } from 'node:timers/promises';

/** Waits until an address answers with a status below 400; false after `ms`. */
export async function waitForResponse(url: string, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (reply && reply.status < 400) return true;

    await pause(100);
  }
  return false;
}
