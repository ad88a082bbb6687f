import { writtenLanguage } from '@volan/domain-rules';
import type { Site } from '@volan/features/site';
import { asWritten, lateKeys, publishedMessages } from '@volan/i18n';
import { lateMessagesId } from '@volan/i18n/late';

/**
 * The element with texts of dialogs that come late, where an administrator changed them: their files were built before.
 * It is data, and most pages carry none: empty then. [J63]
 */
export function lateMessages({ language, inCyrillic = false, drafts }: Site): string {
  const own = { ...publishedMessages().messages[language], ...drafts };
  const late = Object.fromEntries(Object.entries(own).filter(([key]) => lateKeys.includes(key)));
  if (Object.keys(late).length === 0) return '';

  const text = JSON.stringify(asWritten(late, writtenLanguage(language, inCyrillic))).replaceAll('<', '\\u003c');

  return `<script type="application/json" id="${lateMessagesId}">${text}</script>`;
}
