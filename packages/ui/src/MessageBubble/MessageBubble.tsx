import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { checkCheckIcon, checkIcon, circleAlertIcon, clockIcon, fileTextIcon } from '../icons/index.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MessageBubble.css.ts';

/** A file of a message: a picture that is shown, or a document that is downloaded. */
export type MessageFile =
  | { kind: 'picture'; src: string; alt: string; href: string }
  | { kind: 'document'; name: string; size: string; href: string };

/** Something to do about a message that has not gone out. */
interface MessageAct {
  label: string;
  onClick: () => void;
}

/**
 * How far an own message has come, in words: "Pročitano". A failed one is sent again by `retry`, absent where that
 * would fail again; one that is not out yet may be thrown away.
 */
export type MessageState =
  | { kind: 'sent' | 'delivered' | 'read'; label: string; retry?: never; discard?: never }
  | { kind: 'sending'; label: string; retry?: never; discard?: MessageAct | undefined }
  | { kind: 'failed'; label: string; retry?: MessageAct | undefined; discard?: MessageAct | undefined };

/** The text may hold links. */
type MessageContent = { text: ReactNode; file?: MessageFile } | { text?: never; file: MessageFile };
type MessageSide = { from: 'own'; state: MessageState } | { from: 'other'; state?: never };

export type MessageBubbleProps = MessageContent &
  MessageSide &
  ElementProps<'li', 'lang'> & {
    /** The writer, for screen readers: "Vi", "Nenad Ćirić". */
    sender: string;
    /** "10:38". */
    time: string;
    /** Machine form of the time. */
    dateTime?: string;
    /**
     * Another message of the same person follows: time and state are for screen readers only. One that is not out yet
     * always shows them.
     */
    followed?: boolean;
    /** Language of the text where it differs from the page's. */
    lang?: string;
    /** A notice about the message, such as a warning about fraud; below the bubble. */
    warning?: ReactNode;
  };

const stateIcons: Record<MessageState['kind'], IconSource> = {
  sending: clockIcon,
  sent: checkIcon,
  delivered: checkCheckIcon,
  read: checkCheckIcon,
  failed: circleAlertIcon,
};

function Attachment({ file }: { file: MessageFile }) {
  if (file.kind === 'picture') {
    return (
      <Anchor className={styles.pictureLink} href={file.href} target="_blank" rel="noopener">
        <img className={styles.picture} src={file.src} alt={file.alt} loading="lazy" />
      </Anchor>
    );
  }
  return (
    <Anchor className={styles.document} href={file.href} download>
      <Icon name={fileTextIcon} />
      <span className={styles.documentWords}>
        <span dir="auto">{file.name}</span>
        <span className={styles.size}>{file.size}</span>
      </span>
    </Anchor>
  );
}

/** One message of a conversation, as an entry of its day. Own ones are ink at the end, others bordered at the start. */
export function MessageBubble(props: MessageBubbleProps) {
  const { from, sender, text, file, time, dateTime, state, followed = false, lang, warning, ...rest } = props;
  const foot = (
    <>
      {state && <Icon name={stateIcons[state.kind]} size={16} />}
      {state && `${state.label} `}
      <time dateTime={dateTime}>{time}</time>
    </>
  );
  const failed = state?.kind === 'failed' ? state : undefined;
  const acts = [state?.retry, state?.discard].filter((act) => act !== undefined);

  return (
    <li {...rest} className={styles.message({ from })}>
      <div className={styles.bubble({ from, failed: failed !== undefined })}>
        <VisuallyHidden>{sender}: </VisuallyHidden>
        {file && <Attachment file={file} />}
        {text !== undefined && (
          <p className={styles.text({ underPicture: file?.kind === 'picture' })} lang={lang} dir="auto">
            {text}
          </p>
        )}
      </div>
      {warning}
      {followed && !failed && acts.length === 0 ? (
        <VisuallyHidden>{foot}</VisuallyHidden>
      ) : (
        <p className={styles.foot({ failed: failed !== undefined })}>
          {foot}
          {acts.map(({ label, onClick }) => (
            <button key={label} className={styles.retry} type="button" onClick={onClick}>
              {label}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}
