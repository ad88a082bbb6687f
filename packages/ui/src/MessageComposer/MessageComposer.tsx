'use client';

import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { leaveProps } from '../element/groupProps.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
import { Icon } from '../Icon/Icon.tsx';
import { paperclipIcon, sendIcon } from '../icons/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { TextLimit } from '../TextArea/TextArea.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import type { MessageAttachments, OutgoingMessage } from './OutgoingMessage.ts';
import { sendsOnEnter } from './sendsOnEnter.ts';
import { useOutgoingMessage } from './useOutgoingMessage.ts';
import * as styles from './MessageComposer.css.ts';

export interface MessageComposerProps extends ElementProps<
  'form',
  'id' | 'method' | 'encType' | 'action' | 'defaultValue' | 'placeholder'
> {
  /** Ids of its parts begin with it. */
  id: string;
  /** To whom: "Poruka za: Nenad Ćirić". Read aloud. */
  label: string;
  /** "Napišite poruku". */
  placeholder: string;
  sendLabel: string;
  /** While it is being sent: "Šalje se". */
  sendingLabel: string;
  /** Announced: "Poruka je poslata." */
  sentText: string;
  /** Shown and announced; the text stays: "Poruka nije poslata. Pokušajte ponovo." */
  failedText: string;
  limit: TextLimit;
  /** What is written. The parent holds it and changes it in `onValueChange`. */
  value?: string | undefined;
  /** The initial text. The app stores changes by `onValueChange`. */
  defaultValue?: string | undefined;
  onValueChange?: ((text: string) => void) | undefined;
  /** Sending files; absent where they are not allowed. */
  attach?: MessageAttachments;
  /**
   * Called at the press, which empties the field. Text that is typed next is the next message; another press sends it,
   * so it may be called while this promise is open. If the promise is rejected, text and files come back before the
   * newer text, and `failedText` is above. Absent: the form is posted.
   */
  onSend?: ((message: OutgoingMessage) => Promise<void>) | undefined;
  /** Where the form goes without JavaScript. */
  action?: string;
  /** Hidden fields that go along without JavaScript. */
  fields?: Readonly<Record<string, string>>;
  /** Why the server refused it, where no script ran. */
  problem?: string | undefined;
  /** Whether Enter sends, or begins a line and Ctrl or Cmd with Enter sends. @default 'sends' */
  enter?: 'sends' | 'newLine';
  /** Above the field: a warning, prepared answers. */
  above?: ReactNode;
}

/**
 * Where a message is written. Enter sends and Shift with Enter begins a line; where fingers type Enter begins a line.
 */
export function MessageComposer(props: MessageComposerProps) {
  const { id, label, placeholder, sendLabel, sendingLabel, sentText, failedText, limit, attach, onSend, ...rest } =
    props;
  const { action, value, defaultValue = '', onValueChange, onSubmit, onBlur, ...others } = rest;
  const { fields = {}, problem: refused, enter = 'sends', above, ...attributes } = others;
  if (process.env.NODE_ENV !== 'production') warnOfValue('MessageComposer', props);
  const composed = useOutgoingMessage({ value, defaultValue, onValueChange, refused, limit, attach, failedText });
  const { field, text, files, wrong, isSending, isSent, write, take, removeFile, send } = composed;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (sendsOnEnter(event.nativeEvent, window.matchMedia('(pointer: coarse)').matches, enter)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    if (attach && event.clipboardData.files.length > 0) {
      event.preventDefault();
      take(event.clipboardData.files);
    }
  };

  return (
    <form
      {...attributes}
      {...leaveProps(onBlur)}
      className={styles.composer}
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented && onSend) void send(event, onSend);
      }}
    >
      {Object.entries(fields).map(([name, given]) => (
        <input key={name} type="hidden" name={name} value={given} />
      ))}
      {above}
      {wrong && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {wrong}
        </p>
      )}
      {attach && <ChosenFiles files={files} remove={attach.remove} onRemove={removeFile} />}
      <div className={styles.row}>
        {attach && (
          <label className={styles.attach} title={attach.label}>
            <Icon name={paperclipIcon} />
            <VisuallyHidden>{attach.label}</VisuallyHidden>
            <input
              className={styles.file}
              type="file"
              name="file"
              accept={attach.accept}
              multiple
              onChange={(event) => {
                take(event.currentTarget.files ?? []);
                event.currentTarget.value = '';
              }}
            />
          </label>
        )}
        <textarea
          ref={field}
          className={styles.field}
          id={id}
          name="message"
          dir="auto"
          rows={1}
          aria-label={label}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-problem` : undefined}
          placeholder={placeholder}
          value={text}
          enterKeyHint="enter"
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button
          className={styles.send}
          type="submit"
          aria-label={sendLabel}
          title={sendLabel}
          aria-busy={isSending ? true : undefined}
        >
          {isSending ? <Spinner label={sendingLabel} /> : <Icon name={sendIcon} />}
        </button>
      </div>
      {text.length > limit.characters * 0.8 && <p className={styles.count}>{limit.count(text.length)}</p>}
      <VisuallyHidden>
        <span role="status">{isSent ? sentText : ''}</span>
      </VisuallyHidden>
    </form>
  );
}
