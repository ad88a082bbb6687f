import type { Messages } from '../../runtime/site/useMessages.ts';

/** The size of a file as people read it: `412 KB`, `3,4 MB`. */
export function fileSize(bytes: number, { number }: Pick<Messages, 'number'>): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${number(kilobytes)} KB` : `${number(Math.round(kilobytes / 102.4) / 10)} MB`;
}
