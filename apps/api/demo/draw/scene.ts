import { type Background, backgrounds, mirroringBackgrounds } from './backgrounds.ts';
import { ground } from './ground.ts';

/** One picture to be: a drawing on a background. */
export interface Scene {
  background: Background;
  /** SVG of what is shown, in 640 × 400 units, standing on the ground line. */
  drawing: string;
  /** From where to where the thing touches the ground; without it no shadow is drawn. */
  shadow?: readonly [from: number, to: number];
  /** The part of the drawing that fills the picture (16:10), as `x y width height`. */
  crop?: string;
  /** Shows the other side. */
  flipped?: boolean;
  /** Moves and shrinks the whole drawing: a wide picture has room beside it. */
  place?: { readonly x: number; readonly y: number; readonly scale: number };
  /** Shrinks a long thing to fit the picture. */
  scale?: number;
}

const blurs = [2, 3, 5, 6, 8, 30].map(
  (radius) =>
    `<filter id="blur${radius}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
);

const sharedDefinitions = `
  ${blurs.join('')}
  <linearGradient id="rim" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#f2f4f6"/><stop offset=".5" stop-color="#b4b9bf"/><stop offset="1" stop-color="#74797f"/>
  </linearGradient>
  <linearGradient id="metal" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#e3e6e8"/><stop offset="1" stop-color="#6d7277"/>
  </linearGradient>
  <radialGradient id="vignette" cx=".5" cy=".48" r=".75">
    <stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/>
  </radialGradient>`;

/** A whole picture as SVG, 1600 × 1000. */
export function drawScene({ background, drawing, shadow, crop, flipped, place, scale = 1 }: Scene): string {
  const middle = shadow ? (shadow[0] + shadow[1]) / 2 : 320;
  const half = shadow ? (shadow[1] - shadow[0]) / 2 : 0;
  const shade = (rise: number, radius: number, height: number, opacity: number, blur: string) =>
    `<ellipse cx="${middle}" cy="${ground + rise}" rx="${radius}" ry="${height}" opacity="${opacity}" filter="url(#${blur})"/>`;
  const shadows = shadow
    ? shade(1, half + 10, 11, 0.5, 'blur8') + shade(-1, Math.max(4, half - 14), 5, 0.65, 'blur3')
    : '';
  const mirrored =
    shadow && mirroringBackgrounds.includes(background)
      ? `<g transform="translate(0,${2 * ground}) scale(1,-1)" opacity=".13">${drawing}</g>`
      : '';
  const side = flipped ? 'translate(640,0) scale(-1,1) ' : '';
  const size = scale === 1 ? '' : `translate(${320 * (1 - scale)},${ground * (1 - scale)}) scale(${scale})`;
  const moved = place ? `translate(${place.x},${place.y}) scale(${place.scale}) ` : '';

  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="${crop ?? '28 30 584 365'}" preserveAspectRatio="xMidYMid slice">
    <defs>${sharedDefinitions}</defs>${backgrounds[background]()}
    <g transform="${moved}${side}${size}">${mirrored}${shadows}${drawing}</g>
    <rect width="640" height="400" fill="url(#vignette)"/></svg>`;
}
