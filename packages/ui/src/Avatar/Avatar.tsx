import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends ElementProps<'span'> {
  /** One or two letters, such as "MĐ". */
  initials: string;
  /** Picture in place of the letters, which stay where it fails. */
  src?: string;
  /** People are round, companies square. @default 'round' */
  shape?: 'round' | 'square';
  /** 34, 44 or 64 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/**
 * The picture or the initials of a person, beside their name. The picture lies over the initials: if it fails, they are
 * seen.
 */
export function Avatar({ initials, src, shape = 'round', size = 'medium', ...rest }: AvatarProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Avatar', 'initials', initials);
  }
  return (
    <span aria-hidden="true" {...rest} className={styles.avatar({ shape, size })}>
      {initials}
      {src && <img className={styles.image} src={src} alt="" loading="lazy" />}
    </span>
  );
}
