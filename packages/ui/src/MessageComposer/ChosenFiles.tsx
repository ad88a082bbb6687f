import { Icon } from '../Icon/Icon.tsx';
import { paperclipIcon, xIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MessageComposer.css.ts';

export interface ChosenFilesProps {
  files: readonly File[];
  /** "Ukloni racun.pdf". */
  remove: (name: string) => string;
  onRemove: (file: File) => void;
}

/** Files that go out with the message. */
export function ChosenFiles({ files, remove, onRemove }: ChosenFilesProps) {
  return (
    files.length > 0 && (
      <ul className={styles.files}>
        {files.map((file, index) => (
          // Two files may have one name.
          <li key={`${index} ${file.name}`} className={styles.chosen}>
            <Icon name={paperclipIcon} size={14} />
            <span className={styles.fileName} dir="auto">
              {file.name}
            </span>
            <button className={styles.remove} type="button" onClick={() => onRemove(file)}>
              <Icon name={xIcon} size={16} />
              <VisuallyHidden>{remove(file.name)}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    )
  );
}
