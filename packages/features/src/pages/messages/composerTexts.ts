import { maxMessageLength, maxPdfBytes, pictureLimits, uploadedImageTypes } from '@volan/domain-rules';
import type { MessageComposerProps } from '@volan/ui/MessageComposer';
import type { Messages } from '../../runtime/site/useMessages.ts';

type Texts = Pick<
  MessageComposerProps,
  'label' | 'placeholder' | 'sendLabel' | 'sendingLabel' | 'sentText' | 'failedText' | 'limit' | 'attach'
>;

/** Kinds of files that go along, as a choice of files names them; what a file is, the server sees. [J71] */
const accept = [...uploadedImageTypes, 'image/heic', 'image/heif', '.heic', 'application/pdf'];

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** Whether a file looks like one that the server takes; browsers know no type of some. */
const isTaken = ({ type, name }: File) =>
  (type !== '' && accept.includes(type)) || /\.(?:jpe?g|png|webp|avif|hei[cf]|pdf)$/i.test(name);

/** The texts of the field for a message. */
export const composerTexts = ({ t, number, fileSize }: Messages, name: string, withFiles: boolean): Texts => ({
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
      accept: accept.join(),
      largest: pictureLimits.bytes,
      tooLarge: (file) => t('messages.file-too-large', { file, size: fileSize(pictureLimits.bytes) }),
      refuse: (file) => {
        if (!isTaken(file)) return `${file.name}: ${t('failures.attachment-type')}`;
        if (!isPdf(file) || file.size <= maxPdfBytes) return undefined;
        return t('messages.file-too-large', { file: file.name, size: fileSize(maxPdfBytes) });
      },
      remove: (file) => t('messages.remove-file', { file }),
    },
  }),
});
