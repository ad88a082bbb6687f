import { CopyButton } from '../CopyButton/CopyButton.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './SnippetBox.css.ts';

export interface SnippetBoxProps extends ElementProps<'div'> {
  /** Name of the code: "Kod za vašu stranicu". */
  label: string;
  /** The code as it is copied. */
  code: string;
  /** Language of the code, shown above it: "HTML". */
  language?: string;
  /** "Kopiraj kod". */
  copyLabel: string;
  copiedLabel: string;
  /** Long lines wrap or scroll sideways. @default 'wrap' */
  lines?: 'wrap' | 'scroll';
}

/** Code that a user takes along. Written from left to right in every language. */
export function SnippetBox({
  label,
  code,
  language,
  copyLabel,
  copiedLabel,
  lines = 'wrap',
  ...rest
}: SnippetBoxProps) {
  return (
    <div {...rest} className={styles.box}>
      <div className={styles.head}>
        <span className={styles.language}>{language}</span>
        <CopyButton text={code} label={copyLabel} copiedLabel={copiedLabel} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it */}
      <pre className={styles.code({ lines })} dir="ltr" role="region" aria-label={label} tabIndex={0}>
        <code translate="no">{code}</code>
      </pre>
    </div>
  );
}
