import { icons } from '../generated/icons.ts';

/** An icon that exists. */
export type IconName = keyof typeof icons;

/** Whether a name that came from outside, such as a category's, is an icon that exists. */
export function isIconName(name: string | null | undefined): name is IconName {
  return typeof name === 'string' && Object.hasOwn(icons, name);
}
