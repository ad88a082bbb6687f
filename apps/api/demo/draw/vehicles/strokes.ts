import { mixColours } from '../mixColours.ts';

/** Gradients of painted metal and window glass for vehicles that are drawn freely. */
export function paintDefinitions(colour: string): string {
  return `<defs>
    <linearGradient id="paint" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${mixColours(colour, '#ffffff', 0.55)}"/>
      <stop offset=".22" stop-color="${mixColours(colour, '#ffffff', 0.22)}"/>
      <stop offset=".5" stop-color="${colour}"/>
      <stop offset=".78" stop-color="${mixColours(colour, '#0b0c0f', 0.3)}"/>
      <stop offset="1" stop-color="${mixColours(colour, '#08090b', 0.58)}"/>
    </linearGradient>
    <linearGradient id="shade" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#000" stop-opacity=".36"/><stop offset=".2" stop-color="#000" stop-opacity="0"/>
      <stop offset=".5" stop-color="#fff" stop-opacity=".12"/><stop offset=".8" stop-color="#000" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".36"/>
    </linearGradient>
    <linearGradient id="glass" x1="0" y1="0" x2=".2" y2="1">
      <stop offset="0" stop-color="#5a6873"/><stop offset=".45" stop-color="#262d33"/><stop offset="1" stop-color="#0d1013"/>
    </linearGradient></defs>`;
}

/** A painted panel. */
export const panel = (path: string) => `<path d="${path}" fill="url(#paint)"/><path d="${path}" fill="url(#shade)"/>`;

/** A window. */
export const pane = (path: string) => `<path d="${path}" fill="url(#glass)"/>`;

/** A part in one flat colour. */
export const part = (path: string, colour: string, opacity = 1) =>
  `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;

/** A gap between panels. */
export const seam = (path: string, opacity = 0.4) =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="1.4"/>`;

/** A line of light on an edge. */
export const shine = (path: string, opacity = 0.45, width = 2) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A slanted reflection in a window. */
export const reflection = (points: string, opacity = 0.14) =>
  `<polygon points="${points}" fill="#fff" opacity="${opacity}"/>`;

/** A tube, lever or hose. */
export const tube = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A shape and its mirror image across the middle of the picture. */
export const mirrored = (shape: string) => `${shape}<g transform="translate(640,0) scale(-1,1)">${shape}</g>`;
