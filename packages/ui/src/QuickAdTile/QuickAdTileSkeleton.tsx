import type { ElementProps } from '../element/ElementProps.ts';
import { skeleton } from './QuickAdTileSkeleton.css.ts';

export interface QuickAdTileSkeletonProps extends ElementProps<'div'> {}

/** The place of a quick ad that loads, in its final size. */
export function QuickAdTileSkeleton(props: QuickAdTileSkeletonProps) {
  return <div aria-hidden="true" {...props} className={skeleton} />;
}
