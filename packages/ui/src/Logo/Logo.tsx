import { requireWords } from '../misuse/requireWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Logo.css.ts';

/** A brand's sign: a steering wheel or a gear gate. */
export type BrandMark = 'wheel' | 'gate';

export interface LogoProps {
  /** Absent where the name stands alone. */
  mark?: BrandMark;
  /** The brand as it writes itself, such as "volan". */
  name: string;
  /** Address of the home page in the current language. [C04] */
  href: string;
  /** What the link does, beginning with the brand's name: "Volan, početna". */
  label: string;
  /** A word such as "beta" in a small frame. */
  stage?: string;
}

function Wheel() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
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

function Gate() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.fill} width="32" height="32" rx="5" />
      <path className={styles.gate} d="M8 7.5v17M16 7.5v17M24 7.5V16M8 16h16" />
    </svg>
  );
}

/** The brand's sign and name, leading home. */
export function Logo({ mark, name, href, label, stage }: LogoProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireWords('Logo', 'label', label);
  }
  return (
    <a className={styles.logo} href={href}>
      {mark === 'wheel' && <Wheel />}
      {mark === 'gate' && <Gate />}
      <span className={styles.name({ mark })} aria-hidden="true">
        {name}
      </span>
      {stage && (
        <span className={styles.stage} aria-hidden="true">
          {stage}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
}
