'use client';

import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { measureEdgeBar } from '../element/measureEdgeBar.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
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

/** Offers the page in another language, in one slim line at the lower edge, and leaves the page usable. */
export function LanguageBar(props: LanguageBarProps) {
  const { id, lang, text, proceed, closeLabel, onProceed, onClose, ref, ...rest } = props;
  const place = useRef<HTMLElement>(null);
  const merged = useMergedRefs<HTMLElement>(place, ref);

  useEffect(() => measureEdgeBar(place.current), []);

  return (
    <section
      ref={merged}
      aria-labelledby={`${id}-text`}
      data-edge-bar=""
      {...rest}
      className={styles.place}
      id={id}
      lang={lang}
    >
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
