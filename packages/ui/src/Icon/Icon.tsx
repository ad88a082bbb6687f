import { icons } from '../generated/icons.ts';
import type { IconName } from '../names/iconName.ts';
import { icon } from './Icon.css.ts';

export { isIconName, type IconName } from '../names/iconName.ts';

export interface IconProps {
  name: IconName;
  /** Pixels. @default 20 */
  size?: 14 | 16 | 20 | 24 | 28;
  /** Heavier lines, for signs inside small filled shapes. @default 'regular' */
  weight?: 'regular' | 'bold';
  /** Filled with the text colour, as a chosen heart. */
  filled?: boolean;
}

/** A decorative sign in the colour of the text. Its meaning always stands beside it in words. */
export function Icon({ name, size = 20, weight = 'regular', filled = false }: IconProps) {
  return (
    <svg className={icon({ size, weight, filled })} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
