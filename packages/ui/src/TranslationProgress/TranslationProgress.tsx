import type { ElementProps } from '../element/ElementProps.ts';
import { Flag } from '../Flag/Flag.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TranslationProgress.css.ts';

export interface LanguageShare {
  /** "Македонски". */
  label: string;
  lang: string;
  flag: string;
  /** Shown: "79 %". */
  text: string;
  /** 0 to 100. */
  percent: number;
  href: string;
}

export interface TranslationProgressProps extends ElementProps<'nav'> {
  /** "Prevedeno po jezicima". */
  label: string;
  languages: readonly LanguageShare[];
  /** Below this share the bar warns. @default 80 */
  cautionBelow?: number;
}

/** How much of the product each language has, as ways to its missing texts. */
export function TranslationProgress({ label, languages, cautionBelow = 80, ...rest }: TranslationProgressProps) {
  return (
    <nav aria-label={label} {...rest} className={undefined}>
      <ul className={styles.list}>
        {languages.map(({ label: words, lang, flag, text, percent, href }) => (
          <li key={lang}>
            <Anchor className={styles.tile} href={href} title={words}>
              <span className={styles.line}>
                <Flag country={flag} />
                <VisuallyHidden>
                  <span lang={lang}>{words}</span>
                </VisuallyHidden>
                <span className={styles.share}>{text}</span>
              </span>
              <svg className={styles.track} aria-hidden="true">
                <rect className={styles.bar({ low: percent < cautionBelow })} width={`${percent}%`} height="100%" />
              </svg>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
