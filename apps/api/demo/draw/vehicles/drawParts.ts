import { around, at, box, disc, ring } from './shapes.ts';
import { paintDefinitions, panel, part, seam, shine, tube } from './strokes.ts';

const middleOf = (place: string) => place.replace(' ', '" cy="');

/** An alternator from its pulley's side. */
export function alternator(): string {
  const vents = around(
    14,
    (angle) =>
      `<path d="M${at(320, 190, 62, angle)}L${at(320, 190, 90, angle + 0.12)}" stroke="#26292c" stroke-width="9"/>`,
  );
  const bolts = around(
    3,
    (angle) => `<circle cx="${middleOf(at(320, 190, 112, angle + 0.5))}" r="17" fill="#8f959a"/>`,
  );
  const holes = around(3, (angle) => `<circle cx="${middleOf(at(320, 190, 116, angle + 0.5))}" r="7" fill="#17191b"/>`);

  return `${bolts}${holes}${disc(320, 190, 108, '#9aa0a5')}${ring(320, 190, 104, '#dfe3e5', 5)}${vents}${disc(320, 190, 52, '#2b2e31')}
    ${[46, 38, 30].map((radius) => ring(320, 190, radius, '#5b6167', 3)).join('')}${disc(320, 190, 18, '#b4b9bf')}${disc(320, 190, 9, '#3a3e42')}
    ${shine('M230 146Q252 104 296 90', 0.7, 5)}`;
}

/** A turbocharger: the bright compressor, the rusty turbine, the pipe between. */
export function turbocharger(): string {
  const blades = around(
    11,
    (angle) =>
      `<path d="M${at(264, 196, 10, angle)}L${at(264, 196, 38, angle + 0.5)}" stroke="#eef1f3" stroke-width="5"/>`,
  );
  return `${part('M424 118H520V168H424Z', '#6b5546')}${disc(430, 200, 84, '#7d6453')}${ring(430, 200, 62, '#5a473b', 12)}${disc(430, 200, 34, '#3b3029')}
    ${box(330, 164, 60, 72, '#4a4f54', 6)}${[342, 356, 370].map((x) => box(x, 158, 5, 84, '#2b2e31', 2)).join('')}
    ${part('M150 84H268V140H150Z', 'url(#metal)')}${disc(264, 196, 102, '#b4b9bf')}${ring(264, 196, 98, '#eef1f3', 5)}${ring(264, 196, 70, '#8f959a', 14)}
    ${disc(264, 196, 46, '#26292c')}${blades}${disc(264, 196, 10, '#b4b9bf')}${box(150, 78, 14, 68, '#8a8f95', 4)}${shine('M180 166Q198 120 240 104', 0.8, 6)}
    ${tube('M356 160 350 116 396 92', '#8a8f95', 10)}`;
}

/** A shock absorber in its spring. */
export function shockAbsorber(): string {
  const coils = Array.from({ length: 9 }, (_, index) =>
    tube(`M${228 + index * 25} 146 ${244 + index * 25} 234`, '#27496d', 13),
  ).join('');
  return `<g transform="rotate(-18 320 190)">${box(116, 168, 220, 44, '#26292c', 8)}${box(330, 180, 150, 20, '#d7dbde', 4)}
    ${box(206, 134, 14, 112, '#4a4f54', 5)}${box(462, 134, 14, 112, '#4a4f54', 5)}${coils}${ring(102, 190, 18, '#5b6167', 11)}${ring(498, 190, 18, '#5b6167', 11)}
    ${shine('M126 176H196', 0.5, 4)}</g>`;
}

/** A front bumper, off the car. */
export function bumper(colour: string): string {
  const bars = [206, 218, 230].map((y) => `<path d="M232 ${y}H408" stroke="#3a3e42" stroke-width="4"/>`).join('');
  return `${paintDefinitions(colour)}${panel('M64 168Q110 122 210 118H430Q530 122 576 168L566 252Q548 282 486 286H154Q92 282 74 252Z')}
    ${part('M222 132H418L404 160H236Z', '#101214')}${part('M210 196H430L416 246H224Z', '#101214')}${bars}
    ${part('M94 206 168 198 180 240 104 248Z', '#15181a')}${part('M546 206 472 198 460 240 536 248Z', '#15181a')}
    ${disc(140, 222, 15, '#c9d3da')}${disc(500, 222, 15, '#c9d3da')}${seam('M90 176H550', 0.3)}${shine('M100 160Q150 136 220 132', 0.6, 5)}${shine('M430 132Q500 136 540 160', 0.4, 4)}`;
}

/** A case that is hung on a motorcycle. */
export function motorcycleCase(): string {
  return `${part('M170 190Q170 120 240 112H400Q470 120 470 190Z', '#2b2e31')}${part('M166 190H474V204H166Z', '#8a8f95')}
    ${part('M172 206H468L452 286Q448 300 428 300H212Q192 300 188 286Z', '#1d2023')}${box(296, 186, 48, 44, '#9aa0a5', 6)}${disc(320, 214, 7, '#26292c')}
    ${part('M214 132Q240 122 300 122V140Q250 140 220 160Z', '#b5161e', 0.85)}${part('M426 132Q400 122 340 122V140Q390 140 420 160Z', '#b5161e', 0.85)}
    ${tube('M286 300Q320 320 354 300', '#3a3e42', 9)}${shine('M196 176Q206 138 246 126', 0.5, 4)}`;
}
