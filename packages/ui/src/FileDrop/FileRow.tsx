import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon, fileTextIcon, rotateCcwIcon, xIcon } from '../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileDrop.css.ts';

interface FileEntry {
  id: string;
  name: string;
  /** "2,4 MB", with what there is to say: "Poslata". */
  about: string;
}

/** A file of the list. */
export type DroppedFile =
  | (FileEntry & { state: 'ready' })
  /** `sent` goes from 0 to 1. */
  | (FileEntry & { state: 'uploading'; sent: number })
  /** `about` says what is wrong and what to do; one that can be sent again has the way. */
  | (FileEntry & { state: 'failed'; canRetry: boolean });

export interface FileRowProps {
  file: DroppedFile;
  removeLabel: string;
  retryLabel: string;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file with how far it has come. */
export function FileRow({ file, removeLabel, retryLabel, onRemove, onRetry }: FileRowProps) {
  const failed = file.state === 'failed' ? '' : undefined;
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-failed={failed}>
        <Icon name={file.state === 'failed' ? circleAlertIcon : fileTextIcon} />
      </span>
      <div>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.about} data-failed={failed}>
          {file.about}
        </span>
        {file.state === 'uploading' && (
          <progress className={styles.bar} value={file.sent} max={1} aria-label={file.name} />
        )}
      </div>
      <div className={styles.ways}>
        {file.state === 'failed' && file.canRetry && (
          <IconButton size="small" icon={rotateCcwIcon} label={`${retryLabel}: ${file.name}`} onClick={onRetry} />
        )}
        <IconButton size="small" icon={xIcon} label={`${removeLabel}: ${file.name}`} onClick={onRemove} />
      </div>
    </li>
  );
}
