import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import { tag, words } from './Tag.css.ts';

export type TagTone = 'neutral' | 'positive' | 'info' | 'caution' | 'critical' | 'accent';

export interface TagProps extends ElementProps<'span'> {
  children: string;
  icon?: IconSource;
  /** @default 'neutral' */
  tone?: TagTone;
}

/** A short fact or a state. Not a button. */
export function Tag({ children, icon, tone = 'neutral', ...rest }: TagProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Tag', 'children', children);
  }
  return (
    <span {...rest} className={tag({ tone })}>
      {icon && <Icon name={icon} size={14} />}
      <span className={words}>{children}</span>
    </span>
  );
}
