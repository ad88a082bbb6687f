import { useRef, useState, type FormEvent } from 'react';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import type { TextLimit } from '../TextArea/TextArea.tsx';
import type { MessageAttachments, OutgoingMessage } from './OutgoingMessage.ts';

/** Hands a message over; rejected when it could not be sent. */
type Deliver = (message: OutgoingMessage) => Promise<void>;

interface OutgoingMessageOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onValueChange: ((text: string) => void) | undefined;
  /** Why the server refused the message, where no script ran. */
  readonly refused: string | undefined;
  readonly limit: TextLimit;
  readonly attach: MessageAttachments | undefined;
  /** Shown when a message could not be sent. */
  readonly failedText: string;
}

/** Holds the text and the files of a message until `deliver` has accepted them. */
export function useOutgoingMessage(options: OutgoingMessageOptions) {
  const { value, defaultValue, onValueChange, refused, limit, attach, failedText } = options;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [atFirst] = useState(text);
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string | undefined>(refused);
  /** Messages that were handed over and not accepted yet. */
  const [underWay, setUnderWay] = useState(0);
  const [isSent, setSent] = useState(false);
  const isSending = underWay > 0;

  const excess = text.length - limit.characters;
  const wrong = excess > 0 ? limit.tooLong(excess) : problem;
  const write = (next: string) => {
    setText(next);
    setSent(false);
    setProblem(undefined);
  };
  useFormReset(field, () => {
    write(atFirst);
    setFiles([]);
  });

  const take = (chosen: Iterable<File>) => {
    if (!attach) {
      return;
    }
    const all = [...chosen];
    const wrongOf = (file: File) =>
      attach.refuse?.(file) ?? (file.size > attach.largest ? attach.tooLarge(file.name) : undefined);
    setProblem(all.map(wrongOf).find((why) => why !== undefined));
    setFiles((before) => [...before, ...all.filter((file) => wrongOf(file) === undefined)]);
  };

  /** Restores an unsent message, before the text that was typed in the meantime. */
  const putBack = (message: OutgoingMessage) => {
    // the page knows best which text was typed in the meantime
    const since = field.current?.value ?? '';
    write(since.trim() === '' ? message.text : `${message.text}\n${since}`);
    setFiles((before) => [...message.files, ...before]);
    setProblem(failedText);
  };

  const send = async (event: FormEvent, deliver: Deliver) => {
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    // the text of the field itself: the last typed letters may not be drawn yet
    const written = (field.current?.value ?? text).trim();
    if (excess > 0 || (written === '' && files.length === 0)) return;

    const message = { text: written, files };
    // at once: a letter that follows the Enter belongs to the next message
    write('');
    setFiles([]);
    setUnderWay((count) => count + 1);
    try {
      await deliver(message);
      setSent(true);
    } catch {
      putBack(message);
    }
    setUnderWay((count) => count - 1);
  };

  const removeFile = (file: File) => {
    setFiles(files.filter((each) => each !== file));
    // the button goes with its file
    field.current?.focus({ preventScroll: true });
  };

  return { field, text, files, wrong, isSending, isSent, write, take, removeFile, send };
}
