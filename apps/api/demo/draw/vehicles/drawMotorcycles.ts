import { mixColours } from '../mixColours.ts';
import { paintDefinitions, pane, panel, part, reflection, shine, tube } from './strokes.ts';
import { box, disc, spokedWheel } from './shapes.ts';

const engine = `${part('M286 176H374L392 228 356 250H306L288 232Z', '#33373b')}${[190, 200, 210, 220]
  .map((y) => `<path d="M292 ${y}H378" stroke="#7d8388" stroke-width="3"/>`)
  .join('')}${disc(334, 222, 22, 'url(#metal)')}${disc(334, 222, 13, '#4a4f54')}`;

/** A road racer: fairing down to the belly, low bars, a tail that rises. */
export function sportMotorcycle(colour: string): string {
  const dark = mixColours(colour, '#08090b', 0.6);
  return `${paintDefinitions(colour)}${spokedWheel(176, 238, 64)}${spokedWheel(462, 238, 64)}
    ${tube('M176 238 236 120', 'url(#rim)', 11)}${part('M126 192Q184 140 244 198L236 204Q184 156 134 200Z', colour)}
    ${part('M374 208 462 236 458 250 366 228Z', '#2b2e31')}${engine}${tube('M248 122 284 116', '#1b1d20', 8)}
    ${pane('M206 118Q228 74 272 84L280 120 232 128Z')}${reflection('226,116 244,88 254,86 238,116')}
    ${panel('M160 152Q184 116 236 112L290 128 304 158 372 178 388 238 346 262H292Q252 250 238 206L204 178Z')}
    ${part('M250 196 366 204 376 236 344 250H300Q266 242 250 196Z', dark)}${shine('M180 148Q206 124 240 122', 0.6, 4)}
    ${panel('M268 130Q318 92 366 122L392 154Q338 172 286 158Z')}${shine('M286 126Q322 106 356 126', 0.6, 4)}
    ${part('M380 150Q420 138 470 128L462 150 392 168Z', '#191a1c')}${panel('M448 136 538 96 546 108 498 162 430 172Z')}
    ${part('M352 254Q430 268 520 222L512 200Q440 242 360 238Z', 'url(#metal)')}${box(530, 102, 14, 9, '#b5161e', 3)}
    ${part('M160 150 190 132 198 146 172 160Z', '#eef3f7')}`;
}

/** A bike for bad roads: a beak, a tall screen, cases at the sides and behind. */
export function adventureMotorcycle(colour: string): string {
  const lid = (x: number, y: number, width: number, height: number) =>
    `${box(x, y, width, height, '#8a8f95', 8)}${box(x + 6, y + 6, width - 12, 12, '#c9cdd2', 4)}${box(x + width / 2 - 8, y + 20, 16, 10, '#2b2e31', 2)}`;
  return `${paintDefinitions(colour)}${spokedWheel(176, 238, 64)}${spokedWheel(462, 238, 64)}
    ${tube('M176 238 240 112', 'url(#rim)', 12)}${tube('M236 100 292 84', '#1b1d20', 8)}${tube('M250 92 240 82', '#1b1d20', 6)}
    ${pane('M204 124 230 46Q240 40 252 48L250 118Z')}${reflection('214,118 234,60 242,60 230,118')}
    ${part('M118 160 232 132 250 152 236 168 150 176Z', colour)}${part('M374 208 462 236 458 250 366 228Z', '#2b2e31')}${engine}
    ${part('M290 244H372L356 262H304Z', '#9aa0a5')}${panel('M240 138Q300 92 362 122L390 156 352 176 300 178 262 196Q246 168 240 138Z')}
    ${shine('M262 132Q306 108 352 126', 0.6, 4)}${part('M384 152Q440 132 520 130L500 158Q440 168 392 172Z', '#191a1c')}
    ${part('M340 250Q400 266 500 236L494 222Q420 246 352 240Z', 'url(#metal)')}${tube('M420 170H520L524 200', '#2b2e31', 6)}
    ${lid(420, 164, 104, 66)}${lid(478, 82, 84, 52)}${disc(224, 132, 16, '#1d1f22')}${disc(220, 132, 12, '#eef3f7')}${box(530, 140, 12, 10, '#b5161e', 3)}`;
}

/** A cruiser: a long fork, high bars, a low seat and two pipes. */
export function chopper(colour: string): string {
  const cylinder = (turn: number) =>
    `<g transform="rotate(${turn} 346 226)">${box(330, 152, 32, 62, '#9aa0a5', 5)}${[162, 172, 182, 192, 202]
      .map((y) => `<path d="M326 ${y}H366" stroke="#4a4f54" stroke-width="3"/>`)
      .join('')}</g>`;
  return `${paintDefinitions(colour)}${spokedWheel(146, 238, 64)}${spokedWheel(470, 240, 62)}
    ${tube('M146 238 262 108', 'url(#rim)', 11)}${tube('M262 110 284 56 330 50', '#8a8f95', 7)}${tube('M322 48 346 56', '#17191b', 9)}
    ${part('M92 206Q128 158 186 184L204 202 194 208Q150 170 100 212Z', colour)}${cylinder(-24)}${cylinder(24)}
    ${part('M286 204H404L412 252H300Z', '#33373b')}${disc(346, 228, 22, 'url(#metal)')}${disc(346, 228, 12, '#4a4f54')}
    ${panel('M264 134Q306 96 366 122L402 150Q346 166 284 156Z')}${shine('M282 128Q318 110 360 128', 0.6, 4)}
    ${part('M394 150Q420 178 470 164Q486 152 494 134L512 142Q508 188 456 190H398Z', '#191a1c')}
    ${panel('M404 216Q418 168 474 168Q532 172 546 232L532 236Q516 188 474 188Q436 190 422 220Z')}
    ${tube('M330 246 548 262', 'url(#rim)', 11)}${tube('M366 238 548 246', 'url(#rim)', 9)}
    ${box(534, 214, 14, 10, '#b5161e', 3)}${disc(238, 120, 19, '#1d1f22')}${disc(233, 120, 14, '#eef3f7')}`;
}
