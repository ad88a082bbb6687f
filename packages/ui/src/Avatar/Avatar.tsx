import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** One or two letters, such as "MĐ". */
  initials: string;
  /** Picture in place of the letters. */
  src?: string;
  /** People are round, companies square. @default 'round' */
  shape?: 'round' | 'square';
  /** 34, 44 or 64 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** Who it is, beside the name that says it. */
export function Avatar({ initials, src, shape = 'round', size = 'medium' }: AvatarProps) {
  return (
    <span className={styles.avatar({ shape, size })} aria-hidden="true">
      {src ? <img className={styles.image} src={src} alt="" loading="lazy" /> : initials}
    </span>
  );
}
