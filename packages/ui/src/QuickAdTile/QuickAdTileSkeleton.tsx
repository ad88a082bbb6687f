import { skeleton } from './QuickAdTileSkeleton.css.ts';

/** The place of a quick ad that loads, in its final size. */
export function QuickAdTileSkeleton() {
  return <div className={skeleton} aria-hidden="true" />;
}
