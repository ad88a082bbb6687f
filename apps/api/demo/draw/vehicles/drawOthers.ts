import { mixColours } from '../mixColours.ts';
import { inflatable, cabinBoat } from './drawBoats.ts';
import { adventureMotorcycle, chopper, sportMotorcycle } from './drawMotorcycles.ts';
import { alternator, bumper, motorcycleCase, shockAbsorber, turbocharger } from './drawParts.ts';
import { carTransporter, livestockTrailer, semiTrailer } from './drawTrailers.ts';
import { drawWheel } from './drawWheel.ts';
import { around, at, box, disc, ring, spokedWheel, well } from './shapes.ts';
import { paintDefinitions, pane, panel, part, reflection, seam, shine, tube } from './strokes.ts';

/** Something other than a car, and where it touches the ground. */
export interface OtherDrawing {
  draw: (colour: string) => string;
  shadow: readonly [from: number, to: number];
  /** Long vehicles are shrunk to fit. */
  scale?: number;
}

/** A lugged tyre on a steel rim, as on tractors and forklifts. */
function lugWheel(x: number, y: number, radius: number, rim: string): string {
  const lugs = around(
    radius > 50 ? 26 : 18,
    (angle) =>
      `<path d="M${at(x, y, radius * 0.82, angle)}L${at(x, y, radius + 4, angle + 0.12)}" stroke="#1d1f22" stroke-width="${radius * 0.1}"/>`,
  );
  const dark = mixColours(rim, '#000000', 0.35);
  return `${disc(x, y, radius, '#131416')}${lugs}${disc(x, y, radius * 0.6, mixColours(rim, '#000000', 0.1))}
    ${disc(x, y, radius * 0.42, dark)}${disc(x, y, radius * 0.2, mixColours(rim, '#ffffff', 0.2))}`;
}

function motorcycle(colour: string): string {
  const fins = [190, 200, 210, 220].map((y) => `<path d="M292 ${y}H378" stroke="#7d8388" stroke-width="3"/>`).join('');
  return `${paintDefinitions(colour)}${spokedWheel(176, 238, 64)}${spokedWheel(462, 238, 64)}
    ${tube('M176 238 246 112', 'url(#rim)', 11)}${tube('M240 112 288 96', '#1b1d20', 8)}
    ${part('M126 192Q184 140 244 198L236 204Q184 156 134 200Z', colour)}${part('M374 208 462 236 458 250 366 228Z', '#2b2e31')}
    ${part('M286 176H374L392 228 356 250H306L288 232Z', '#33373b')}${fins}${disc(334, 222, 22, 'url(#metal)')}${disc(334, 222, 13, '#4a4f54')}
    ${part('M320 250Q390 276 540 250L540 236Q460 252 396 240Z', 'url(#metal)')}
    ${panel('M250 132Q302 94 358 126L386 152Q334 178 270 164Z')}${shine('M266 130Q304 108 348 130', 0.6, 4)}
    ${part('M380 150Q432 124 510 136L482 164Q432 174 388 170Z', '#191a1c')}${part('M430 166 520 142 512 168 466 178Z', colour)}
    ${box(506, 138, 14, 10, '#b5161e', 3)}${disc(228, 130, 20, '#1d1f22')}${disc(224, 130, 15, '#eef3f7')}`;
}

function scooter(colour: string): string {
  return `${paintDefinitions(colour)}${drawWheel(172, 262, 40, 1)}${drawWheel(462, 262, 40, 1)}
    ${tube('M172 262 198 140', 'url(#rim)', 9)}${tube('M196 100 232 92', '#1b1d20', 8)}
    ${part('M126 250Q150 214 184 224Q212 232 220 250L208 252Q176 224 136 256Z', colour)}
    ${panel('M192 108Q214 104 224 122L238 214Q240 236 258 238H336Q342 196 366 176L498 168Q528 186 520 236L508 250H430Q404 214 372 252H246Q210 250 200 214Z')}
    ${shine('M204 126Q222 170 228 214', 0.5, 4)}${shine('M384 190Q440 178 500 182', 0.5, 3)}
    ${box(244, 238, 96, 12, '#1d1f22', 5)}${part('M358 170Q420 136 500 150L500 168 366 178Z', '#191a1c')}
    ${box(506, 176, 14, 12, '#b5161e', 4)}${disc(190, 122, 16, '#1d1f22')}${disc(186, 122, 12, '#eef3f7')}
    ${part('M204 92 214 54 222 54 216 96Z', '#a9bac6', 0.55)}${part('M470 258 520 250 536 262 480 272Z', '#3a3e42')}`;
}

function quad(colour: string): string {
  return `${paintDefinitions(colour)}${tube('M190 250 300 212 450 250', '#2b2e31', 12)}
    ${lugWheel(188, 250, 52, '#8a8f95')}${lugWheel(458, 246, 56, '#8a8f95')}
    ${part('M262 190H384L396 248H280Z', '#2b2e31')}${panel('M124 206Q150 160 206 158L300 168 320 196Q250 196 236 214Q206 186 168 196 140 204 124 206Z')}
    ${panel('M388 168 520 164Q548 176 544 214Q500 170 452 182 420 192 402 214L376 196Z')}
    ${part('M288 168Q350 132 452 152L446 172Q360 186 300 190Z', '#191a1c')}${tube('M248 158 268 108 300 100', '#1b1d20', 9)}
    ${tube('M138 158H222M440 150H534', '#17191b', 6)}${disc(150, 186, 12, '#eef3f7')}${box(534, 182, 10, 14, '#b5161e', 3)}${shine('M160 172Q200 164 280 174', 0.5, 3)}`;
}

function bus(colour: string): string {
  const pillars = [178, 262, 346, 430, 514].map((x) => box(x, 98, 5, 86, '#0a0b0d')).join('');
  const glints = [110, 200, 290, 380, 450]
    .map((x) => reflection(`${x},182 ${x + 34},100 ${x + 50},100 ${x + 16},182`, 0.1))
    .join('');
  return `${paintDefinitions(colour)}${well(164, 264, 46)}${well(472, 264, 46)}
    ${panel('M62 282V124Q62 88 98 86H560Q586 88 586 114V282H524A52 46 0 0 0 420 282H216A52 46 0 0 0 112 282Z')}
    ${pane('M62 126Q64 100 92 98H560Q574 100 574 114V184H62Z')}${box(86, 98, 4, 86, '#0a0b0d')}${pillars}${glints}
    <rect x="92" y="100" width="58" height="164" fill="#11161a" opacity=".92"/><path d="M121 100V264" stroke="#3a4046" stroke-width="2"/>
    ${shine('M62 206H586', 0.35, 3)}${part('M160 222H586V238H160Z', mixColours(colour, '#ffffff', 0.75), 0.85)}
    ${box(62, 226, 16, 22, '#e8edf2', 4)}${box(578, 206, 8, 46, '#a3121a')}${part('M300 78H420V87H300Z', '#2a2d30')}${seam('M236 244H400V276', 0.3)}
    ${drawWheel(164, 264, 38, 1)}${drawWheel(472, 264, 38, 1)}`;
}

function cab(colour: string): string {
  return `${well(128, 266, 44)}${panel('M62 276V176L84 112Q88 100 104 98H182V276H172A46 44 0 0 0 84 276Z')}
    ${pane('M74 176 94 120Q97 112 106 112H150V176Z')}${reflection('96,172 120,116 134,116 112,172')}${seam('M150 112V262M66 186H182', 0.35)}
    ${box(62, 226, 18, 18, '#e8edf2', 4)}${part('M62 250H96V262H62Z', '#101214')}${part('M52 128h10v46h-10z', '#17191b')}
    ${part('M104 98Q140 70 182 68V98Z', mixColours(colour, '#000000', 0.15))}`;
}

function truck(colour: string): string {
  const ribs = Array.from(
    { length: 12 },
    (_, index) => `<path d="M${226 + index * 32} 74V244" stroke="#000" stroke-opacity=".09" stroke-width="2"/>`,
  );
  return `${paintDefinitions(colour)}${box(180, 244, 412, 20, '#1b1d20')}${cab(colour)}
    ${part('M192 72H594V246H192Z', '#e6e7e6')}${part('M192 72H594V96H192Z', '#fff', 0.7)}${part('M192 222H594V246H192Z', '#000', 0.16)}${ribs.join('')}
    ${part('M192 150H594V176H192Z', colour, 0.85)}${box(586, 232, 10, 16, '#a3121a')}${box(240, 256, 120, 26, '#2b2e31', 4)}
    ${drawWheel(128, 266, 36, 1)}${drawWheel(430, 266, 36, 1)}${drawWheel(514, 266, 36, 1)}`;
}

/** A truck that pulls semi-trailers: nothing behind the cab but the coupling. */
function tractorUnit(colour: string): string {
  return `${paintDefinitions(colour)}${box(180, 244, 300, 18, '#1b1d20')}${cab(colour)}${panel('M104 98Q128 54 186 48L196 76V98Z')}
    ${part('M182 110H200V244H182Z', mixColours(colour, '#000000', 0.4))}${tube('M214 250V120', '#8a8f95', 9)}${box(232, 252, 96, 28, 'url(#metal)', 8)}
    ${part('M330 230H434L446 242H318Z', '#3a3e42')}${box(352, 222, 64, 10, '#5b6167', 3)}${part('M346 250A48 46 0 0 1 440 250H430A38 36 0 0 0 356 250Z', '#26292c')}
    ${box(470, 236, 10, 16, '#a3121a')}${drawWheel(128, 266, 36, 1)}${drawWheel(393, 266, 36, 1)}`;
}

function tipper(colour: string): string {
  const ribs = [250, 310, 370, 430, 490, 550]
    .map((x) => `<path d="M${x} 140V226" stroke="#000" stroke-opacity=".3" stroke-width="5"/>`)
    .join('');
  return `${paintDefinitions(colour)}${box(180, 240, 412, 22, '#1b1d20')}${cab(colour)}
    ${part('M196 132H598L588 236H214Z', '#8b5a2c')}${part('M196 132H598V146H198Z', '#a8713c')}${ribs}${part('M200 214 588 214 586 236H212Z', '#000', 0.25)}
    ${tube('M230 250 262 232', '#c9cdd2', 8)}${box(586, 240, 10, 14, '#a3121a')}
    ${drawWheel(128, 266, 36, 1)}${drawWheel(430, 266, 36, 1)}${drawWheel(514, 266, 36, 1)}`;
}

function camper(colour: string): string {
  return `${paintDefinitions(colour)}${well(150, 262, 46)}${well(494, 262, 46)}
    ${panel('M58 278V238Q58 216 84 210L130 198 176 142H156Q134 140 136 116V104Q138 78 164 76H562Q590 78 590 104V278H544A50 46 0 0 0 444 278H200A50 46 0 0 0 100 278Z')}
    ${pane('M146 200 192 148H226V200Z')}${pane('M262 122H346V174H262ZM486 122H556V174H486Z')}
    ${reflection('160,197 196,152 208,152 174,197', 0.16)}${reflection('276,172 304,124 316,124 290,172', 0.16)}
    <rect x="376" y="110" width="60" height="164" fill="#fff" opacity=".18"/>${seam('M376 274V110H436V274M236 148V262H196', 0.35)}
    ${part('M58 214Q320 196 590 190V200Q320 206 58 226Z', '#5f7f95')}${part('M58 232Q320 212 590 206V210Q320 217 58 238Z', '#b4532a')}
    ${part('M64 216Q84 208 116 208Q104 224 66 230Z', '#e8edf2')}${box(582, 206, 8, 40, '#a3121a')}${part('M256 88H560V100H256Z', '#3a4046')}${disc(428, 196, 4, '#33373b')}
    ${drawWheel(150, 262, 38, 2)}${drawWheel(494, 262, 38, 2)}`;
}

function caravan(colour: string): string {
  return `${paintDefinitions(colour)}${tube('M70 266 190 254', '#3a3e42', 9)}${box(88, 262, 7, 38, '#2b2e31', 3)}${well(366, 264, 40)}
    ${panel('M150 266V150Q154 98 214 92H510Q560 94 566 140V266H412A46 44 0 0 0 320 266Z')}
    ${pane('M196 128H296V186H196ZM448 128H528V186H448Z')}${reflection('214,184 244,130 258,130 228,184', 0.16)}
    <rect x="330" y="116" width="62" height="146" fill="#fff" opacity=".2"/>${seam('M330 262V116H392V262', 0.35)}
    ${part('M150 214H566V226H150Z', '#5f7f95')}${part('M150 234H566V239H150Z', '#b4532a')}${box(558, 200, 8, 38, '#a3121a')}${disc(384, 196, 4, '#33373b')}
    ${drawWheel(366, 266, 34, 2)}`;
}

function trailer(colour: string): string {
  const stakes = [270, 356, 442, 514]
    .map((x) => `<path d="M${x} 178V238" stroke="#000" stroke-opacity=".25" stroke-width="4"/>`)
    .join('');
  return `${paintDefinitions(colour)}${tube('M70 254 200 244 250 244', '#9aa0a5', 9)}${tube('M96 252V296', '#6d7277', 7)}${disc(70, 254, 8, '#2b2e31')}
    ${panel('M196 172H566V240H196Z')}${part('M190 164H572V178H190Z', mixColours(colour, '#ffffff', 0.35))}${stakes}${box(196, 238, 370, 10, '#3a3e42')}
    ${part('M296 250A52 48 0 0 1 392 250H380A40 38 0 0 0 308 250ZM380 250A52 48 0 0 1 476 250H464A40 38 0 0 0 392 250Z', '#2b2e31')}
    ${box(556, 246, 12, 14, '#a3121a')}${drawWheel(344, 268, 33, 1)}${drawWheel(428, 268, 33, 1)}`;
}

function tractor(colour: string): string {
  const louvres = [186, 196, 206, 216]
    .map((y) => `<path d="M131 ${y}H157" stroke="#4d5358" stroke-width="2"/>`)
    .join('');
  return `${paintDefinitions(colour)}${part('M200 250H330V274H200Z', '#26292c')}${part('M206 96h10v66h-10z', 'url(#metal)')}${tube('M214 98q4 -16 16 -18', '#8a8f95', 8)}
    ${panel('M120 236V184Q124 160 148 158L304 150V240H230Q220 214 176 212Q136 214 128 236Z')}${part('M128 178H160V230H128Z', '#15181a')}${louvres}
    ${shine('M190 172H290', 0.5, 3)}${part('M200 190H292V206H200Z', '#15181a', 0.8)}${pane('M310 154 328 84H444L466 158 400 200H330Z')}
    ${part('M302 240V152L322 70Q384 60 452 70L456 84H330L312 156V240Z', mixColours(colour, '#000000', 0.3))}
    ${part('M322 70Q384 60 452 70L455 82H320Z', '#e9ecee')}${reflection('346,150 366,90 380,90 360,150')}
    <path d="M392 200Q386 150 388 88" stroke="#0b0c0e" stroke-width="5" fill="none"/>
    ${part('M340 232Q346 128 448 116Q508 116 540 152L528 160Q496 132 448 132Q364 142 356 236Z', colour)}
    ${lugWheel(176, 256, 46, '#c8a13a')}${lugWheel(448, 216, 86, '#c8a13a')}`;
}

function excavator(colour: string): string {
  const steel = mixColours(colour, '#000000', 0.35);
  const links = Array.from(
    { length: 11 },
    (_, index) => `<path d="M${236 + index * 24} 296v7M${236 + index * 24} 257v6" stroke="#3a3e42" stroke-width="8"/>`,
  );
  return `${paintDefinitions(colour)}${part('M236 256H476A24 24 0 0 1 476 304H236A24 24 0 0 1 236 256Z', '#17191b')}${links.join('')}
    ${part('M240 266H472A14 14 0 0 1 472 294H240A14 14 0 0 1 240 266Z', '#2b2e31')}${[240, 298, 356, 414, 472].map((x) => disc(x, 280, 10, '#5b6167')).join('')}
    ${box(322, 236, 76, 22, '#26292c', 4)}${panel('M296 176 232 66Q222 52 206 60L118 116 108 190 132 184 140 136 216 84 284 190Z')}
    ${tube('M282 196 200 96', '#c9cdd2', 7)}${tube('M214 70 150 116', '#c9cdd2', 6)}${part('M78 190 138 178 150 202Q144 236 112 246Q78 232 78 190Z', '#3a3e42')}
    ${tube('M84 238 78 254M100 246 96 262M118 246 118 262', '#2b2e31', 7)}
    ${panel('M270 238V176H300L306 112H398V176H520Q544 178 544 208V238Z')}${pane('M320 124H384V196H314Z')}${reflection('330,192 356,126 368,126 344,192')}
    ${part('M402 178H520Q540 180 542 200V236H402Z', steel, 0.5)}${[190, 200, 210].map((y) => `<path d="M450 ${y}H516" stroke="#000" stroke-opacity=".35" stroke-width="3"/>`).join('')}
    ${part('M300 106H402V116H300Z', '#17191b')}${shine('M410 182H516', 0.4, 3)}`;
}

function forklift(colour: string): string {
  return `${paintDefinitions(colour)}${tube('M206 60V288', '#2b2e31', 14)}${tube('M228 72V280', '#3a3e42', 12)}${part('M92 276H210V288H92Z', '#4a4f54')}${part('M196 210H212V288H196Z', '#4a4f54')}
    ${tube('M262 196 284 84H436L456 186', '#17191b', 10)}${part('M272 76H450V90H272Z', '#17191b')}
    ${panel('M238 268V206Q242 194 256 194H330L346 226H386L410 178H500Q536 182 540 226V250Q538 270 516 270H400A44 40 0 0 0 372 268Z')}
    ${part('M344 224 354 168Q358 158 372 160L392 162 390 226Z', '#191a1c')}${tube('M300 196 322 148', '#2b2e31', 7)}${tube('M308 140 336 154', '#17191b', 7)}
    ${part('M446 178H500Q536 182 540 226V250Q538 270 516 270H470Z', mixColours(colour, '#08090b', 0.65))}${shine('M262 202H324', 0.5, 3)}
    ${lugWheel(282, 262, 40, '#d7d9da')}${lugWheel(484, 270, 32, '#d7d9da')}`;
}

function boat(colour: string): string {
  return `${paintDefinitions(colour)}${tube('M214 196 300 146', '#c9cdd2', 4)}${pane('M262 196 312 138Q318 132 328 132H352L366 196Z')}${reflection('288,192 320,140 332,140 304,192')}
    ${part('M356 196Q360 160 392 158Q420 160 424 196Z', '#e9e4d8')}${part('M436 196Q440 160 472 158Q500 160 504 196Z', '#e9e4d8')}
    ${panel('M66 190Q220 196 560 192L546 262Q540 284 512 286H250Q136 280 66 190Z')}${part('M66 190Q220 196 560 192L558 204Q220 210 78 204Z', '#f3f4f4')}
    ${part('M112 242Q160 280 250 286H512Q532 284 540 268Q330 276 112 242Z', '#16202a', 0.7)}${shine('M120 222Q300 238 540 226', 0.4, 4)}
    ${part('M544 166H580Q592 168 592 184L584 214H556Z', '#1d2023')}${part('M560 214H576L584 286H566Z', '#2b2e31')}${shine('M552 176H582', 0.4, 3)}
    <path d="M50 282q40 -8 80 0t80 0 80 0 80 0 80 0 80 0 80 0" stroke="#e6f0f3" stroke-opacity=".7" stroke-width="4" fill="none"/>
    ${part('M40 284q40 -8 80 0t80 0 80 0 80 0 80 0 80 0 90 0V318H40Z', '#4f7d90', 0.75)}`;
}

function bicycle(colour: string): string {
  const wheel = (x: number) =>
    `${ring(x, 222, 78, '#17191b', 7)}${ring(x, 222, 72, '#b4b9bf', 2.5)}${around(
      20,
      (angle) => `<path d="M${x} 222L${at(x, 222, 72, angle)}" stroke="#c9cdd2" stroke-opacity=".7"/>`,
    )}${disc(x, 222, 9, '#2b2e31')}`;
  return `${paintDefinitions(colour)}${wheel(180)}${wheel(460)}${tube('M460 222 312 230', '#6d7277', 3)}
    ${tube('M180 222 226 96', '#2b2e31', 8)}${tube('M222 116 382 116 314 226 232 132', colour, 9)}${tube('M382 112 314 226 460 222 384 116', colour, 8)}
    ${tube('M226 96 222 82 250 76M222 82 198 84', '#17191b', 8)}${tube('M384 116 378 88', '#8a8f95', 6)}${part('M346 84Q380 74 424 82Q420 92 384 92Q360 92 346 84Z', '#17191b')}
    ${ring(314, 228, 24, '#4a4f54', 6)}${disc(314, 228, 8, '#8a8f95')}${tube('M314 228 328 262', '#8a8f95', 6)}${box(314, 260, 30, 7, '#17191b', 3)}${disc(460, 222, 16, '#5b6167')}
    ${shine('M240 114H370', 0.5, 2.5)}`;
}

function electricBicycle(colour: string): string {
  return `${bicycle(colour)}${tube('M250 146 300 208', '#17191b', 18)}${shine('M256 146 298 200', 0.35, 2)}${disc(314, 228, 24, '#26292c')}${disc(314, 228, 9, '#5b6167')}`;
}

function brakeDisc(): string {
  const holes = around(
    20,
    (angle) => `<circle cx="${at(300, 184, 78, angle).replace(' ', '" cy="')}" r="5.5" fill="#5b6167"/>`,
  );
  const bolts = around(
    5,
    (angle) => `<circle cx="${at(300, 184, 30, angle).replace(' ', '" cy="')}" r="5" fill="#17191b"/>`,
  );
  return `${disc(300, 184, 116, '#8f959a')}${ring(300, 184, 114, '#d7dbde', 3)}${ring(300, 184, 94, '#777d82', 34)}${holes}${ring(300, 184, 58, '#6d7277', 4)}
    ${disc(300, 184, 52, '#3a3e42')}${bolts}${disc(300, 184, 14, '#0d0f11')}
    ${part('M384 96Q452 130 452 184Q452 240 384 274L360 234Q398 212 398 184Q398 156 360 136Z', '#a3231b')}${shine('M392 112Q436 140 438 184', 0.4, 4)}
    ${part('M396 150H430V218H396Z', '#7d1711')}${shine('M196 150Q214 100 262 84', 0.6, 5)}`;
}

function headlamp(): string {
  return `${part('M120 236Q150 128 300 112L520 104Q548 108 540 140L516 236Q500 276 440 280L180 284Q118 280 120 236Z', '#17191b')}
    ${part('M138 232Q168 142 304 128L508 120Q526 124 520 146L498 230Q486 260 436 264L186 268Q136 264 138 232Z', '#c3ced6', 0.55)}
    ${[230, 330, 424].map((x, index) => `${disc(x, 200 - index * 6, 44 - index * 5, '#2b3238')}${disc(x, 200 - index * 6, 32 - index * 4, '#dfe6ec')}${disc(x, 200 - index * 6, 15, '#8fa3b0')}${disc(x - 8, 190 - index * 6, 6, '#ffffff')}`).join('')}
    ${shine('M160 216Q190 154 310 142L500 134', 0.9, 7)}${part('M170 246 440 240 432 256 190 260Z', '#d98a2b', 0.8)}`;
}

function battery(): string {
  return `${box(176, 132, 288, 170, '#1d2023', 10)}${box(168, 116, 304, 40, '#2b2e31', 8)}${box(206, 96, 46, 24, '#8a8f95', 5)}${box(390, 96, 46, 24, '#8a8f95', 5)}
    ${box(200, 178, 240, 84, '#2d4a3c', 6)}${box(216, 196, 120, 12, '#e9eaea', 3)}${box(216, 218, 84, 8, '#a9b8ae', 3)}${box(216, 234, 104, 8, '#a9b8ae', 3)}
    ${tube('M372 222h38', '#e9eaea', 7)}${tube('M391 203v38', '#e9eaea', 7)}${shine('M182 146V292', 0.25, 4)}${tube('M230 116Q320 44 412 116', '#3a3e42', 8)}`;
}

function wing(colour: string): string {
  return `${paintDefinitions(colour)}${panel('M116 250Q128 160 240 134L520 116Q546 124 540 160L528 286H440Q436 190 342 184Q252 190 238 286H150Q118 280 116 250Z')}
    ${shine('M150 206Q180 160 260 148L518 132', 0.6, 5)}${seam('M500 128 494 282', 0.25)}${part('M236 286Q250 192 342 186Q434 190 442 286H430Q424 204 342 198Q262 204 250 286Z', '#101214')}`;
}

function tyreStack(): string {
  const treads = [150, 186, 222].map((y) => `<path d="M374 ${y}h44" stroke="#0b0c0e" stroke-width="5"/>`).join('');
  return `${part('M304 70H430A46 116 0 0 1 430 302H304Z', '#1d1f22')}${part('M350 76Q386 120 390 186Q386 252 350 296L362 300Q402 250 404 186Q402 122 362 72Z', '#0b0c0e')}
    ${part('M396 76Q430 120 434 186Q430 252 396 298L408 300Q446 250 448 186Q446 122 408 72Z', '#0b0c0e')}${treads}${drawWheel(260, 186, 116, 1)}`;
}

function winterTyres(): string {
  const tyre = (y: number) =>
    `${box(190, y, 260, 62, '#1b1d20', 24)}${Array.from({ length: 16 }, (_, index) => `<path d="M${208 + index * 15} ${y + 6}l6 16 -6 16 6 16" stroke="#0a0b0c" stroke-width="4" fill="none"/>`).join('')}${shine(`M214 ${y + 4}H426`, 0.2, 3)}`;
  return [110, 174, 238].map(tyre).join('');
}

function rim(): string {
  const spokes = around(
    5,
    (angle) =>
      `<polygon fill="url(#metal)" points="${at(320, 186, 20, angle - 0.9)} ${at(320, 186, 92, angle - 0.17)} ${at(320, 186, 92, angle + 0.17)} ${at(320, 186, 20, angle + 0.9)}"/>`,
  );
  return `${disc(320, 186, 116, '#777d82')}${ring(320, 186, 112, '#eef1f3', 6)}${disc(320, 186, 98, '#17191b')}${spokes}${ring(320, 186, 96, '#c9cdd2', 5)}
    ${disc(320, 186, 24, '#b4b9bf')}${disc(320, 186, 14, '#3a3e42')}${shine('M222 150Q244 96 296 80', 0.8, 6)}`;
}

/** Everything but cars, by the subject that ads of the other categories ask for. */
export const otherDrawings = {
  motorcycle: { draw: motorcycle, shadow: [110, 528] },
  'sport-motorcycle': { draw: sportMotorcycle, shadow: [110, 528] },
  'adventure-motorcycle': { draw: adventureMotorcycle, shadow: [110, 528] },
  chopper: { draw: chopper, shadow: [90, 534] },
  scooter: { draw: scooter, shadow: [132, 508] },
  quad: { draw: quad, shadow: [134, 516] },
  bus: { draw: bus, shadow: [70, 580], scale: 0.92 },
  truck: { draw: truck, shadow: [84, 590], scale: 0.9 },
  'tractor-unit': { draw: tractorUnit, shadow: [84, 480] },
  tipper: { draw: tipper, shadow: [84, 590], scale: 0.9 },
  camper: { draw: camper, shadow: [70, 586], scale: 0.92 },
  caravan: { draw: caravan, shadow: [90, 566], scale: 0.95 },
  trailer: { draw: trailer, shadow: [90, 566] },
  'livestock-trailer': { draw: livestockTrailer, shadow: [90, 566] },
  'car-transporter': { draw: carTransporter, shadow: [90, 590] },
  'semi-trailer': { draw: semiTrailer, shadow: [90, 596], scale: 0.92 },
  tractor: { draw: tractor, shadow: [128, 536] },
  excavator: { draw: excavator, shadow: [212, 500] },
  forklift: { draw: forklift, shadow: [100, 530] },
  boat: { draw: boat, shadow: [0, 0] },
  inflatable: { draw: inflatable, shadow: [0, 0] },
  'cabin-boat': { draw: cabinBoat, shadow: [0, 0] },
  bicycle: { draw: bicycle, shadow: [110, 530] },
  'electric-bicycle': { draw: electricBicycle, shadow: [110, 530] },
  'brake-disc': { draw: brakeDisc, shadow: [190, 440] },
  headlamp: { draw: headlamp, shadow: [140, 500] },
  battery: { draw: battery, shadow: [176, 464] },
  alternator: { draw: alternator, shadow: [214, 426] },
  turbocharger: { draw: turbocharger, shadow: [200, 480] },
  'shock-absorber': { draw: shockAbsorber, shadow: [150, 490] },
  bumper: { draw: bumper, shadow: [90, 550] },
  'motorcycle-case': { draw: motorcycleCase, shadow: [170, 480] },
  wing: { draw: wing, shadow: [130, 530] },
  'tyre-and-rim': { draw: tyreStack, shadow: [180, 440] },
  'winter-tyres': { draw: winterTyres, shadow: [190, 450] },
  rim: { draw: rim, shadow: [230, 410] },
} as const satisfies Record<string, OtherDrawing>;

/** Name of a subject that is not a car. */
export type OtherSubject = keyof typeof otherDrawings;
