import { browserStore } from '../browser/browserStore.ts';

/** What a reader asked for; `system` follows the machine. [F05] */
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

/** What the reader asked for; `system` where nothing readable is kept. [L28] */
export const themeStore = browserStore<StoredTheme>({
  key: 'theme',
  empty: 'system',
  parse: (kept) => (kept === 'light' || kept === 'dark' ? kept : 'system'),
});

/** Keeps the choice and shows it at once. [F05] */
export function chooseTheme(choice: StoredTheme) {
  themeStore.write(choice);
  const shown = shownTheme(choice, (query) => matchMedia(query).matches, new Date().getHours());
  const { body } = document;
  body.dataset['theme'] = shown;
  body.classList.remove('light', 'dark');
  body.classList.add(shown);
}
