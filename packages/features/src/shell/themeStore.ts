/** What a reader asked for; `system` follows the machine. [F05] */
export type StoredTheme = 'system' | 'light' | 'dark';

/** Where the choice is kept, as `{value, exp}`. [L28] */
const key = 'theme';

/** About ten years, in milliseconds. [L28] */
const lifetimeMs = 10 * 365 * 24 * 3_600_000;

/** Whether it is dark at this hour of the day, where the system cannot say: from 19:00 to 05:59. [F06, T06] */
export const isDarkHour = (hour: number) => hour > 18 || hour < 6;

/** The theme that shows: the choice, else the system's, else by the hour. [F06] */
export function shownTheme(choice: StoredTheme, matches: (query: string) => boolean, hour: number) {
  if (choice !== 'system') {
    return choice;
  }
  if (matches('(prefers-color-scheme: dark)')) {
    return 'dark';
  }
  return matches('(prefers-color-scheme: light)') || !isDarkHour(hour) ? 'light' : 'dark';
}

/** What the reader asked for; `system` where nothing readable is kept. */
export function readTheme(): StoredTheme {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: unknown };
    return kept.value === 'light' || kept.value === 'dark' ? kept.value : 'system';
  } catch {
    return 'system';
  }
}

const listeners = new Set<() => void>();

/** Tells when the choice changes, here or in another tab. */
export function subscribeToTheme(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Keeps the choice and shows it at once. [F05] */
export function chooseTheme(choice: StoredTheme) {
  try {
    localStorage.setItem(key, JSON.stringify({ value: choice, exp: Date.now() + lifetimeMs }));
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  const shown = shownTheme(choice, (query) => matchMedia(query).matches, new Date().getHours());
  const { body } = document;
  body.dataset['theme'] = shown;
  body.classList.remove('light', 'dark');
  body.classList.add(shown);
  listeners.forEach((listener) => listener());
}
