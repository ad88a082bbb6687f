import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon } from '../icons/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isPattern } from './isPattern.ts';
import type { TranslationLanguage, TranslationLabels } from './TranslationGridProps.ts';
import * as styles from './TranslationGrid.css.ts';

interface TranslationTextProps {
  ref: Ref<HTMLButtonElement>;
  /** Key and language. */
  name: string;
  text: string;
  machine: boolean;
  language: TranslationLanguage;
  labels: TranslationLabels;
  onEdit: () => void;
}

/** A text as it is read, or the icon and word for a missing one; pressed, it is edited. */
export function TranslationText({ ref, name, text, machine, language, labels, onEdit }: TranslationTextProps) {
  const Face = isPattern(text) ? 'code' : 'span';
  return (
    <button ref={ref} className={styles.text({ missing: text === '' })} type="button" onClick={onEdit}>
      <VisuallyHidden>
        {labels.edit} {name}:{' '}
      </VisuallyHidden>
      {text === '' ? (
        <span className={styles.missing}>
          <Icon name={circleAlertIcon} size={16} />
          {labels.missing}
        </span>
      ) : (
        <Face className={styles.face} lang={language.lang}>
          {text}
        </Face>
      )}
      {machine && <Tag tone="info">{labels.machine}</Tag>}
    </button>
  );
}
