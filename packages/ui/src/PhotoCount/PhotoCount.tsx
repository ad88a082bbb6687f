import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { imagesIcon } from '../icons/index.ts';
import { photoCount } from './PhotoCount.css.ts';

export interface PhotoCountProps extends ElementProps<'span'> {
  /** As shown: "34", "1 / 34", "Sve slike (34)". */
  children: string;
  /** The counted thing, for screen readers, if the shown text is a number: "slika". */
  label?: string;
  /** @default true */
  icon?: boolean;
}

/** How many pictures there are, on a dark ground over one of them. */
export function PhotoCount({ children, label, icon = true, ...rest }: PhotoCountProps) {
  return (
    <span {...rest} className={photoCount}>
      {icon && <Icon name={imagesIcon} size={14} />}
      {children}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
