import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './Logo.css.ts';

/** A brand's logo: a steering wheel or a gear gate. */
export type BrandMark = 'wheel' | 'gate';

function Wheel(props: ElementProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props} className={styles.mark}>
      <circle className={styles.stroke} cx="16" cy="16" r="13" strokeWidth="4.4" />
      <path
        className={styles.stroke}
        strokeWidth="4"
        d="M4.5 14.2c5.4 0 6.6-1.6 11.5-1.6s6.1 1.6 11.5 1.6M16 18.5V28"
      />
      <circle className={styles.fill} cx="16" cy="16" r="4.2" />
    </svg>
  );
}

function Gate(props: ElementProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props} className={styles.mark}>
      <rect className={styles.fill} width="32" height="32" rx="5" />
      <path className={styles.gate} d="M8 7.5v17M16 7.5v17M24 7.5V16M8 16h16" />
    </svg>
  );
}

export interface MarkProps extends ElementProps<'svg'> {
  /** Absent for a brand without a logo: nothing is drawn. */
  mark?: BrandMark;
}

/** The brand's logo alone, for places where its name is beside it in words. */
export function Mark({ mark, ...rest }: MarkProps) {
  return mark && (mark === 'wheel' ? <Wheel {...rest} /> : <Gate {...rest} />);
}
