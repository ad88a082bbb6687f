import { box } from './shapes.ts';
import { paintDefinitions, pane, panel, part, reflection, shine, tube } from './strokes.ts';

const outboard = `${part('M544 166H580Q592 168 592 184L584 214H556Z', '#1d2023')}${part('M560 214H576L584 286H566Z', '#2b2e31')}${shine('M552 176H582', 0.4, 3)}`;
const water = `<path d="M50 282q40 -8 80 0t80 0 80 0 80 0 80 0 80 0 80 0" stroke="#e6f0f3" stroke-opacity=".7" stroke-width="4" fill="none"/>
  ${part('M40 284q40 -8 80 0t80 0 80 0 80 0 80 0 80 0 90 0V318H40Z', '#4f7d90', 0.75)}`;

/** A rubber boat with a console. */
export function inflatable(colour: string): string {
  const patches = [200, 300, 400, 490].map((x) => box(x, 232, 46, 14, '#2b2e31', 4)).join('');
  return `${paintDefinitions(colour)}${tube('M350 206V150H392L400 206', '#c9cdd2', 5)}${pane('M320 196 342 142H372L380 196Z')}${reflection('336,190 350,150 358,150 348,190')}
    ${part('M312 192H412V222H312Z', '#e9e4d8')}${part('M430 186H486V222H430Z', '#3a3e42')}${outboard}
    ${part('M110 256Q150 284 250 286H516Q536 284 544 262Z', '#d7dbde')}${panel('M58 196Q84 178 130 204L180 214H552Q578 216 578 240 576 264 548 266H190Q110 262 58 196Z')}
    ${patches}${shine('M140 214Q200 226 540 222', 0.5, 5)}${water}`;
}

/** A motor boat with a cabin. */
export function cabinBoat(colour: string): string {
  return `${paintDefinitions(colour)}${tube('M300 96 306 60', '#c9cdd2', 4)}${tube('M92 186 180 162 262 160', '#c9cdd2', 4)}${tube('M140 188V172M200 188V162', '#c9cdd2', 4)}
    ${part('M236 196 276 104Q282 94 298 94H430Q444 96 446 110L452 196Z', '#f3f4f4')}${pane('M258 176 284 116H338V176Z')}${pane('M350 116H424L430 176H350Z')}
    ${reflection('272,172 294,122 306,122 288,172')}${part('M268 90H448V102H268Z', '#d7dbde')}
    ${panel('M52 186Q220 198 560 194L546 262Q540 284 512 286H250Q136 280 52 186Z')}${part('M52 186Q220 198 560 194L558 206Q220 212 66 202Z', '#f3f4f4')}
    ${part('M112 242Q160 280 250 286H512Q532 284 540 268Q330 276 112 242Z', '#16202a', 0.7)}${shine('M110 222Q300 240 540 228', 0.4, 4)}
    ${[190, 230, 270].map((x) => box(x, 216, 22, 10, '#11161a', 5)).join('')}${outboard}${water}`;
}
