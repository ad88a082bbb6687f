'use client';

import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { xIcon } from '../icons/index.ts';
import * as styles from './LanguageBar.css.ts';

export interface LanguageBarProps extends ElementProps<'section', 'id' | 'lang'> {
  id: string;
  /** The offered language, which its words are in: "de". */
  lang: string;
  /** "Diese Seite gibt es auch auf Deutsch." */
  text: string;
  /** "Weiter auf Deutsch", with the same page in that language. */
  proceed: { label: string; href: string };
  /** "Schließen". */
  closeLabel: string;
  /** Keeps the choice before the link is followed. */
  onProceed?: () => void;
  /** The page stays in its language. */
  onClose: () => void;
}

/** Offers the page in another language, in one slim line, and leaves the page usable. */
export function LanguageBar({ id, lang, text, proceed, closeLabel, onProceed, onClose, ...rest }: LanguageBarProps) {
  return (
    <section aria-labelledby={`${id}-text`} {...rest} className={styles.place} id={id} lang={lang}>
      <div className={styles.bar}>
        <p className={styles.text} id={`${id}-text`}>
          {text}
        </p>
        <Button size="small" href={proceed.href} onClick={onProceed}>
          {proceed.label}
        </Button>
        <IconButton icon={xIcon} label={closeLabel} onClick={onClose} />
      </div>
    </section>
  );
}
