import type { IconName } from '../names/iconName.ts';
import type { IconDrawing } from './IconDrawing.ts';

/** The name of a registered icon, or the drawing itself: `heartIcon` from `@volan/ui/icons`. */
export type IconSource = IconName | IconDrawing;
