import { iconList } from '../generated/iconList.ts';

/** An icon that exists. */
export type IconName = (typeof iconList)[number];

/** Whether a name that came from outside, such as a category's, is an icon that exists. */
export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && (iconList as readonly string[]).includes(name);
}
