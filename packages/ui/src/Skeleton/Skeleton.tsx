import type { ElementProps } from '../element/ElementProps.ts';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends ElementProps<'span'> {
  /** @default 'line' */
  shape?: 'line' | 'title' | 'photo' | 'circle';
  /** Share of the place's width. @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third';
}

/** Holds the place of something that loads, in its final size. The loading itself is announced elsewhere. */
export function Skeleton({ shape = 'line', width = 'full', ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} className={skeleton({ shape, width })} />;
}
