import { shareBar, track, filled } from './ShareBar.css.ts';

export interface ShareBarProps {
  /** From 0 to 1; what lies outside is drawn as the nearer end. */
  share: number;
}

/**
 * A part of a whole as one bar, for the eye only: the numbers stand beside it in words. An SVG, because a width in an
 * attribute passes every content policy and a style does not.
 */
export function ShareBar({ share }: ShareBarProps) {
  return (
    <svg className={shareBar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={track} width="100" height="6" />
      <rect className={filled} width={Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10} height="6" />
    </svg>
  );
}
