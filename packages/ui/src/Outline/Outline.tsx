import type { ElementProps } from '../element/ElementProps.ts';
import { largeOutlines, smallOutlines } from '../generated/outlines.ts';
import type { OutlineName } from '../names/outlineName.ts';
import { outline } from './Outline.css.ts';

export { isOutlineName, type OutlineName } from '../names/outlineName.ts';

export interface OutlineProps extends ElementProps<'svg'> {
  name: OutlineName;
  /** 24 or 32 px, or as wide as its place. @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** `media` stands for a missing photo, `decorative` on error pages. @default 'current' */
  tone?: 'current' | 'media' | 'decorative';
  /** Alternative text; without it the outline is decoration. */
  label?: string;
}

/** The side profile of a body type: for tiles, for missing photos and for empty pages. */
export function Outline({ name, size = 'small', tone = 'current', label, ...rest }: OutlineProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const isLarge = size === 'large';
  return (
    <svg viewBox={isLarge ? '30 44 580 274' : '0 0 24 24'} {...meaning} {...rest} className={outline({ size, tone })}>
      <path d={isLarge ? largeOutlines[name] : smallOutlines[name]} />
    </svg>
  );
}
