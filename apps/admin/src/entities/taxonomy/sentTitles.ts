import type { ManagedTitles } from '@volan/api-contract';

/** Titles as they are sent: trimmed, without empty ones. */
export const sentTitles = (titles: ManagedTitles): ManagedTitles =>
  Object.fromEntries(Object.entries(titles).flatMap(([lang, title]) => (title.trim() ? [[lang, title.trim()]] : [])));
