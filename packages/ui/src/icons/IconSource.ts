import type { IconName } from '../names/iconName.ts';
import type { IconDrawing } from './IconDrawing.ts';

/** An icon by the name under which it was registered, or its drawing itself: `heartIcon` from `@volan/ui/icons`. */
export type IconSource = IconName | IconDrawing;
