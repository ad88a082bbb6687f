import { mixColours } from '../mixColours.ts';
import { drawWheel } from './drawWheel.ts';
import { box, disc } from './shapes.ts';
import { paintDefinitions, panel, part, reflection, shine, tube } from './strokes.ts';

const drawbar = `${tube('M70 254 200 244 250 244', '#9aa0a5', 9)}${tube('M96 252V296', '#6d7277', 7)}${disc(70, 254, 8, '#2b2e31')}`;
const axles = (...places: number[]) => places.map((x) => drawWheel(x, 268, 33, 1)).join('');

/** A trailer for horses and cattle: high, with air slits and a door. */
export function livestockTrailer(colour: string): string {
  const slits = [112, 124, 136].map((y) => `<path d="M290 ${y}H420" stroke="#0b0c0e" stroke-width="6"/>`).join('');
  return `${paintDefinitions(colour)}${drawbar}${panel('M196 240V112Q204 78 250 72H540Q566 74 566 100V240Z')}
    ${part('M206 132Q212 96 252 88H270V144H206Z', '#11161a')}${reflection('214,140 232,94 246,92 230,140')}${slits}
    ${part('M196 196H566V214H196Z', mixColours(colour, '#ffffff', 0.5), 0.7)}${box(448, 100, 90, 136, 'none')}<path d="M450 98H536V238H450Z" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
    ${box(524, 166, 8, 22, '#17191b', 3)}${box(196, 238, 370, 10, '#3a3e42')}${shine('M250 80H530', 0.5, 3)}
    ${part('M296 252A52 48 0 0 1 392 252A52 48 0 0 1 476 252H296Z', '#2b2e31')}${box(556, 246, 12, 14, '#a3121a')}${axles(344, 428)}`;
}

/** A low trailer with ramps that carries a car. */
export function carTransporter(colour: string): string {
  const holes = Array.from({ length: 12 }, (_, index) => box(214 + index * 30, 226, 14, 6, '#26292c', 3)).join('');
  return `${paintDefinitions(colour)}${drawbar}${panel('M186 220H580V240H186Z')}${holes}${part('M186 214H580V222H186Z', '#c9cdd2')}
    ${tube('M190 216V168H226V216', '#9aa0a5', 7)}${disc(208, 190, 15, '#4a4f54')}${tube('M208 190 260 214', '#c9cdd2', 3)}
    ${tube('M578 222 612 296', '#9aa0a5', 9)}${tube('M590 250 574 262', '#6d7277', 5)}${part('M296 254A52 48 0 0 1 392 254A52 48 0 0 1 476 254H296Z', '#2b2e31')}
    ${box(566, 242, 12, 12, '#a3121a')}${axles(344, 428)}`;
}

/** A semi-trailer without its tractor, on its legs. */
export function semiTrailer(colour: string): string {
  const ribs = Array.from(
    { length: 15 },
    (_, index) => `<path d="M${82 + index * 34} 74V240" stroke="#000" stroke-opacity=".1" stroke-width="2"/>`,
  ).join('');
  return `${paintDefinitions(colour)}${box(60, 240, 536, 18, '#1b1d20')}${part('M56 70H598V242H56Z', '#e6e7e6')}${part('M56 70H598V94H56Z', '#fff', 0.7)}${part('M56 218H598V242H56Z', '#000', 0.16)}
    ${ribs}${part('M56 146H598V176H56Z', colour, 0.85)}${box(590, 230, 10, 16, '#a3121a')}${tube('M196 258V296M228 258V296', '#6d7277', 10)}${box(184, 294, 56, 8, '#4a4f54', 2)}
    ${box(256, 254, 110, 22, '#2b2e31', 4)}${part('M396 256H588V262H396Z', '#2b2e31')}${[424, 492, 560].map((x) => drawWheel(x, 268, 34, 1)).join('')}`;
}
