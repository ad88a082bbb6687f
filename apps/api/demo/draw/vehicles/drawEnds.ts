import { mixColours } from '../mixColours.ts';
import { mirrored, paintDefinitions, pane, panel, part, reflection, seam, shine } from './strokes.ts';

const outline =
  'M166 262V220Q166 196 188 188L212 178Q226 126 254 112Q320 97 386 112Q414 126 428 178L452 188Q474 196 474 220V262Q474 284 454 284H186Q166 284 166 262Z';

const tyres = mirrored(`<rect x="178" y="246" width="46" height="57" rx="9" fill="#131416"/>
  <path d="M188 250V300M200 250V300M212 250V300" stroke="#26282b" stroke-width="2"/>`);

/** A plate without a number: letters would be drawn in whatever font the machine has. */
const plate = (x: number, y: number) => `<rect x="${x}" y="${y}" width="72" height="17" rx="2" fill="#f3f4f4"/>
  <rect x="${x}" y="${y}" width="9" height="17" rx="2" fill="#244b8f"/>
  <g fill="#3a3f44">${[15, 24, 38, 46, 54, 64].map((at) => `<rect x="${x + at}" y="${y + 5}" width="4.5" height="7.5" rx="1"/>`).join('')}</g>`;

const doorMirror = (colour: string) =>
  `<path d="M206 150q-26 -2 -32 10q0 12 10 14l20 -2z" fill="${mixColours(colour, '#000000', 0.25)}"/>`;

/** Where the ends touch the ground. */
export const endsShadow = [166, 474] as const;

/** A car from straight ahead. */
export function drawFront(colour: string): string {
  const lamp = 'M176 206Q204 196 242 212L236 230Q202 232 178 222Z';
  const grille = [222, 229, 236].map((y) => `<path d="M258 ${y}H382" stroke="#5b6167" stroke-width="1.6"/>`).join('');
  return `${paintDefinitions(colour)}${tyres}${panel(outline)}
    ${pane('M228 176Q240 132 260 123Q320 113 380 123Q400 132 412 176Q320 164 228 176Z')}
    ${reflection('268,170 300,118 326,117 300,167', 0.12)}
    ${part('M252 174q6 -22 26 -20q14 2 16 18M346 172q2 -18 18 -18q20 0 24 20', '#050607', 0.5)}
    ${seam('M212 181Q320 168 428 181', 0.5)}${shine('M222 186Q320 173 418 186', 0.35)}
    ${mirrored(`${seam('M262 180Q250 196 246 212', 0.22)}${doorMirror(colour)}${part(lamp, '#dfe6ec')}${part(lamp, '#10161b', 0.45)}
      <path d="M182 210Q206 203 234 214" stroke="#fff" stroke-width="3.4" fill="none"/>
      <circle cx="212" cy="219" r="6" fill="#eef3f7"/>${part('M186 252h40l-8 16h-30z', '#0d0f11')}`)}
    ${part('M252 214H388L378 244Q320 250 262 244Z', '#0c0e10')}${grille}
    <circle cx="320" cy="228" r="10" fill="url(#metal)"/>
    ${part('M236 254H404L394 272H246Z', '#0d0f11')}${plate(284, 252)}
    <rect x="186" y="278" width="268" height="7" fill="#0f1113"/>`;
}

/** A car from straight behind. */
export function drawRear(colour: string): string {
  return `${paintDefinitions(colour)}${tyres}${panel(outline)}
    ${pane('M240 168Q250 130 268 122Q320 114 372 122Q390 130 400 168Q320 160 240 168Z')}
    ${reflection('278,163 306,118 330,117 306,161', 0.12)}
    ${part('M250 113Q320 100 390 113L384 119Q320 108 256 119Z', mixColours(colour, '#000000', 0.45))}
    ${seam('M222 182Q320 172 418 182', 0.45)}${shine('M214 190Q320 180 426 190', 0.3)}${seam('M236 186V238Q320 246 404 238V186', 0.35)}
    ${mirrored(`${part('M172 198Q200 190 250 200L246 220Q204 224 174 216Z', '#9c1119')}
      <path d="M178 203Q204 197 240 205" stroke="#ff6a5c" stroke-width="3" fill="none"/>
      <path d="M184 212Q206 209 232 213" stroke="#ffb3a8" stroke-width="2" fill="none" opacity=".6"/>
      <rect x="196" y="272" width="34" height="9" rx="4" fill="#2a2c2f" stroke="#b4b9bf" stroke-width="1.6"/>${doorMirror(colour)}`)}
    ${part('M264 206H376V232H264Z', mixColours(colour, '#000000', 0.5))}${plate(284, 210)}
    <circle cx="320" cy="194" r="8" fill="url(#metal)"/>${part('M190 258H450L438 284H202Z', '#111315')}`;
}
