import type { ManagedTitles } from '@volan/api-contract';
import { inOneLine } from '@volan/domain-rules';

/** Titles as they are sent: in one line, without those in which nothing can be seen. */
export const sentTitles = (titles: ManagedTitles): ManagedTitles =>
  Object.fromEntries(
    Object.entries(titles).flatMap(([lang, title]) => {
      const line = inOneLine(title);
      return line === '' ? [] : [[lang, line]];
    }),
  );
