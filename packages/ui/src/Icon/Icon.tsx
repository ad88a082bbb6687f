import type { ElementProps } from '../element/ElementProps.ts';
import type { IconSource } from '../icons/IconSource.ts';
import { drawingOf } from '../icons/registry.ts';
import { devError } from '../devWarnings/devWarnings.ts';
import { icon } from './Icon.css.ts';

export type { IconSource } from '../icons/IconSource.ts';
export { isIconName, type IconName } from '../names/iconName.ts';

export interface IconProps extends ElementProps<'svg', 'name'> {
  /** Its registered name, or its drawing: `heartIcon` from `@volan/ui/icons`. */
  name: IconSource;
  /** Pixels. @default 20 */
  size?: 14 | 16 | 20 | 24 | 28;
  /** Heavier lines, for icons inside small filled shapes. */
  weight?: 'bold';
  /** Filled with the text colour, as a chosen heart. */
  filled?: boolean;
}

/** A decorative sign in the colour of the text. Its meaning always is beside it in words. */
export function Icon({ name, size = 20, weight, filled, ...rest }: IconProps) {
  const drawing = drawingOf(name);
  if (process.env.NODE_ENV !== 'production' && !drawing) {
    devError(
      'Icon',
      `no icon is registered under the name "${String(name)}"`,
      'an empty square is in its place',
      "import '@volan/ui/allIcons' once in the app's root, on the server and in the browser, or pass the drawing from '@volan/ui/icons'",
    );
  }
  return (
    <svg
      data-weight={weight}
      data-filled={filled}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...rest}
      className={icon}
    >
      <path d={drawing?.path} />
    </svg>
  );
}
