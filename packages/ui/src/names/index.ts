/** The names of drawings, for rules that choose one and draw nothing: no component and no styles come along. */
export { isIconName, type IconName } from './iconName.ts';
export { isOutlineName, type OutlineName } from './outlineName.ts';
