import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** @default 'line' */
  shape?: 'line' | 'title' | 'photo' | 'circle';
  /** Share of the place's width. @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third';
}

/** Holds the place of something that loads, in its final size. The loading itself is announced elsewhere. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={skeleton({ shape, width })} aria-hidden="true" />;
}
