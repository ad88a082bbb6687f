import { browserCookie } from '../runtime/browser/browserCookie.ts';
import { browserStore } from '../runtime/browser/browserStore.ts';

/** The visitor's choice; `system` follows the machine. [F05] */
export type StoredTheme = 'system' | 'light' | 'dark';

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

const parse = (kept: unknown): StoredTheme => (kept === 'light' || kept === 'dark' ? kept : 'system');

const local = browserStore<StoredTheme>({ key: 'theme', empty: 'system', parse });

/** Tells the server, which tells the next page before it is drawn. Browsers keep no cookie much longer than a year. */
const told = browserCookie<StoredTheme>({ name: 'theme', parse, lifetimeMs: 365 * 24 * 3_600_000, ofHost: true });

/** The visitor's choice; `system` if nothing readable is stored. [L28] */
export const themeStore: typeof local = {
  ...local,
  write(choice) {
    told.write(choice);
    local.write(choice);
  },
};

/** Whether the machine says so; never, where it cannot be asked. [F06, T06] */
const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Shows a theme: exactly one of the classes is on `body`. [F05] */
function show(theme: 'light' | 'dark') {
  const { body } = document;
  body.dataset['theme'] = theme;
  body.classList.remove('light', 'dark');
  body.classList.add(theme);
}

const showChoice = () => show(shownTheme(themeStore.read(), matches, new Date().getHours()));

/** Keeps the choice and shows it at once. [F05] */
export function chooseTheme(choice: StoredTheme) {
  themeStore.write(choice);
  showChoice();
}

/**
 * Applies changes from now on: a choice in another tab, a change of the machine's theme while it is followed, and a
 * choice made while this page was in the back/forward cache; returns a function that ends it. [F05, F06]
 */
export function followTheme(): () => void {
  const chosen = themeStore.read();
  if (chosen !== 'system') {
    // For another year; where the cookie had gone, the page did not know.
    told.write(chosen);
    showChoice();
  }
  const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
  const end = themeStore.subscribe(showChoice);
  const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && showChoice();
  system?.addEventListener('change', showChoice);
  addEventListener('pageshow', shownAgain);

  return () => {
    end();
    system?.removeEventListener('change', showChoice);
    removeEventListener('pageshow', shownAgain);
  };
}
