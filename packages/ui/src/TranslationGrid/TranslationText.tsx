import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isPattern } from './isPattern.ts';
import type { TranslationLanguage, TranslationWords } from './TranslationGridProps.ts';
import * as styles from './TranslationGrid.css.ts';

interface TranslationTextProps {
  ref: Ref<HTMLButtonElement>;
  /** Key and language. */
  name: string;
  text: string;
  machine: boolean;
  language: TranslationLanguage;
  words: TranslationWords;
  onEdit: () => void;
}

/** A text as it is read, or the sign and word for a missing one; pressed, it is edited. */
export function TranslationText({ ref, name, text, machine, language, words, onEdit }: TranslationTextProps) {
  const Face = isPattern(text) ? 'code' : 'span';
  return (
    <button ref={ref} className={styles.text({ missing: text === '' })} type="button" onClick={onEdit}>
      <VisuallyHidden>
        {words.edit} {name}:{' '}
      </VisuallyHidden>
      {text === '' ? (
        <span className={styles.missing}>
          <Icon name={circleAlertIcon} size={16} />
          {words.missing}
        </span>
      ) : (
        <Face className={styles.face} lang={language.lang}>
          {text}
        </Face>
      )}
      {machine && <Tag tone="info">{words.machine}</Tag>}
    </button>
  );
}
