/** A shop for apps. */
export type AppPlatform = 'android' | 'iphone';

/** The app that a device can have, by what its browser says of itself; none on a desktop. [C41, C42, C44] */
export function appPlatform(userAgent: string): AppPlatform | undefined {
  // Windows phones and some desktops carry the other names too.
  if (/Windows|CrOS/i.test(userAgent)) {
    return undefined;
  }
  return /Android/i.test(userAgent) ? 'android' : /iPhone|iPad|iPod/i.test(userAgent) ? 'iphone' : undefined;
}

/** The day of a moment where the user is: "2026-11-20". */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/**
 * Which app to offer now, if any: at most once a day of the user's calendar, so from midnight again, not after
 * 24 hours.
 *
 * `closedOn` is the `localDay` that was kept when the user closed it last. [C41-C44]
 */
export function appToOffer(userAgent: string, closedOn: string | null | undefined, now: Date): AppPlatform | undefined {
  return closedOn === localDay(now) ? undefined : appPlatform(userAgent);
}
