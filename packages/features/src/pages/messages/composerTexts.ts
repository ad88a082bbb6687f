import { maxImageBytes, maxMessageLength } from '@volan/domain-rules';
import type { MessageComposerProps } from '@volan/ui/MessageComposer';
import type { Messages } from '../../runtime/site/useMessages.ts';

type Texts = Pick<
  MessageComposerProps,
  'label' | 'placeholder' | 'sendLabel' | 'sendingLabel' | 'sentText' | 'failedText' | 'limit' | 'attach'
>;

/** Kinds of files that go along, as a choice of files names them; what a file is, the server sees. [J71] */
const accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,application/pdf';

/** What the place says where a message is written. */
export const composerTexts = ({ t, number }: Messages, name: string, withFiles: boolean): Texts => ({
  label: t('messages.write-to', { name }),
  placeholder: t('messages.placeholder'),
  sendLabel: t('messages.send'),
  sendingLabel: t('messages.state-sending'),
  // the message itself says how far it has come
  sentText: '',
  failedText: t('messages.not-kept'),
  limit: {
    characters: maxMessageLength,
    count: (typed) => t('messages.typed', { typed: number(typed), limit: number(maxMessageLength) }),
    tooLong: (count) => t('messages.too-long', { count }),
  },
  ...(withFiles && {
    attach: {
      label: t('messages.attach'),
      accept,
      largest: maxImageBytes,
      tooLarge: (file) => t('messages.file-too-large', { file }),
      remove: (file) => t('messages.remove-file', { file }),
    },
  }),
});
