import { ground } from '../ground.ts';
import { mixColours } from '../mixColours.ts';
import { type CarBody, type CarProfile, carProfiles } from './carProfiles.ts';
import { drawWheel } from './drawWheel.ts';
import { traceCar } from './traceCar.ts';

const gradients = (colour: string) => `
  <linearGradient id="paint" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${mixColours(colour, '#ffffff', 0.7)}"/>
    <stop offset=".16" stop-color="${mixColours(colour, '#ffffff', 0.42)}"/>
    <stop offset=".34" stop-color="${colour}"/>
    <stop offset=".5" stop-color="${mixColours(colour, '#ffffff', 0.12)}"/>
    <stop offset=".62" stop-color="${mixColours(colour, '#0b0c0f', 0.26)}"/>
    <stop offset=".84" stop-color="${mixColours(colour, '#0b0c0f', 0.45)}"/>
    <stop offset="1" stop-color="${mixColours(colour, '#08090b', 0.62)}"/>
  </linearGradient>
  <linearGradient id="shade" x1="0" y1="0" x2="1" y2="0">
    <stop offset="0" stop-color="#000" stop-opacity=".34"/>
    <stop offset=".16" stop-color="#000" stop-opacity="0"/>
    <stop offset=".42" stop-color="#fff" stop-opacity=".1"/>
    <stop offset=".8" stop-color="#000" stop-opacity="0"/>
    <stop offset="1" stop-color="#000" stop-opacity=".42"/>
  </linearGradient>
  <linearGradient id="glass" x1="0" y1="0" x2=".25" y2="1">
    <stop offset="0" stop-color="#4a5660"/><stop offset=".4" stop-color="#20262c"/><stop offset="1" stop-color="#0c0f12"/>
  </linearGradient>
  <linearGradient id="sky-in-glass" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
  </linearGradient>`;

/** Lights and shadows that lie on the painted body. */
function drawSurface(car: CarProfile): string {
  const { front, back, frontWheel, rearWheel, sill, nose, hood, cowl } = car;
  const shoulder = car.belt + 16;
  const arch = car.wheelRadius + 7;
  const archCover = (x: number) =>
    `M ${x - arch - 9} ${sill + 2} a ${arch + 9} ${arch + 9} 0 0 1 ${2 * (arch + 9)} 0 Z`;
  const lowerEdge = car.cladding
    ? `<path d="${archCover(frontWheel)} ${archCover(rearWheel)}" fill="#1d1f22"/>
       <rect x="${front - 5}" y="${sill - 15}" width="${back - front + 10}" height="18" fill="#1d1f22"/>`
    : `<rect x="${front - 5}" y="${sill - 8}" width="${back - front + 10}" height="12" fill="#111214" opacity=".8"/>`;

  return `
    <rect width="640" height="400" fill="url(#shade)"/>
    <path fill="#fff" opacity=".3" filter="url(#blur2)" d="M ${front - 10} ${shoulder + 12}
      C ${front + 120} ${shoulder - 4}, ${back - 160} ${shoulder - 2}, ${back + 10} ${shoulder + 2}
      L ${back + 10} ${shoulder + 13} C ${back - 140} ${shoulder + 10}, ${front + 140} ${shoulder + 8}, ${front - 10} ${shoulder + 24} Z"/>
    <path fill="#000" opacity=".22" filter="url(#blur5)" d="M ${front + 50} ${sill - 34}
      C ${frontWheel + 90} ${sill - 26}, ${rearWheel - 110} ${sill - 32}, ${rearWheel - 30} ${sill - 52}
      L ${rearWheel - 20} ${sill - 20} L ${frontWheel + 60} ${sill - 12} Z"/>
    <path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" filter="url(#blur2)"
      d="M ${front - 6} ${hood[1] + 8} Q ${hood[0]} ${hood[1] - 6} ${cowl[0] + 8} ${cowl[1]}"/>
    <path fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.1" d="M ${front} ${shoulder + 10}
      C ${front + 120} ${shoulder - 4}, ${back - 160} ${shoulder - 3}, ${back} ${shoulder}"/>
    <path fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6" d="M ${frontWheel + arch} ${sill - 26}
      Q ${(frontWheel + rearWheel) / 2} ${sill - 22} ${rearWheel - arch} ${sill - 32}"/>
    ${lowerEdge}
    <path fill="#101214" opacity=".85"
      d="M ${front - 4} ${nose + 18} L ${front + 22} ${nose + 22} L ${front + 26} ${sill - 12} L ${front - 2} ${sill - 10} Z"/>
    <rect x="${back - 8}" y="${sill - 30}" width="14" height="14" fill="#101214" opacity=".6"/>`;
}

/** Windows with what is seen in them: the sky, two head rests, the pillars. */
function drawWindows(car: CarProfile, glass: string, chrome: boolean): string {
  const { belt, cowl, middlePillar, rearPillar, roofFront, roofRear } = car;
  const left = cowl[0] + 16;
  const roof = Math.min(roofFront[1], roofRear[1]) - 6;
  const cut = car.panelVan ? 'clip-path="url(#van-cabin)"' : '';
  const frame = chrome ? 'stroke="#c9cdd2" stroke-opacity=".55"' : 'stroke="#0b0c0e"';
  const rearPillarShape =
    car.twoDoors || car.panelVan || car.loadBed
      ? ''
      : `<polygon fill="#0a0b0d" points="${rearPillar - 2},${belt + 2} ${rearPillar + 6},${belt + 2} ${rearPillar - 8},90 ${rearPillar - 18},90"/>`;

  return `
    <path d="${glass}" fill="url(#glass)" ${cut}/>
    <g clip-path="url(#window-shape)"><g ${cut}>
      <polygon fill="#fff" opacity=".13" points="${left + 46},${belt + 4} ${left + 100},${roof - 4} ${left + 132},${roof - 4} ${left + 80},${belt + 4}"/>
      <polygon fill="#fff" opacity=".1" points="${middlePillar + 30},${belt + 4} ${middlePillar + 84},${roof - 4} ${middlePillar + 96},${roof - 4} ${middlePillar + 42},${belt + 4}"/>
      <rect y="${roof - 6}" width="640" height="22" fill="url(#sky-in-glass)" opacity=".5"/>
      <path d="M ${left + 52} ${belt} q 4 -22 18 -24 q 12 0 12 24 Z" fill="#050607" opacity=".7"/>
      <path d="M ${middlePillar + 20} ${belt} q 2 -22 16 -24 q 12 0 12 24 Z" fill="#050607" opacity=".6"/></g>
      <rect x="${middlePillar - 5}" y="80" width="9" height="${belt - 78}" fill="#0b0c0e"/>
      ${rearPillarShape}
      <polygon fill="#0a0b0d" points="${left + 20},${belt + 2} ${left + 24},${belt + 2} ${left + 40},${belt - 46} ${left + 36},${belt - 46}"/>
    </g>
    ${car.panelVan ? '' : `<path d="${glass}" fill="none" stroke-width="1.6" ${frame}/>`}`;
}

/** Windscreen, seats and folded roof of an open car. */
function drawOpenTop(car: CarProfile, colour: string): string {
  const { belt, cowl, deck } = car;
  const [foot, height] = [cowl[0], cowl[1]];
  const seat = (x: number) =>
    `<path d="M ${x} ${belt + 4} q 0 -34 10 -42 q 14 -5 20 3 q 6 14 6 40 Z" fill="#2b2724"/>
     <path d="M ${x + 6} ${belt - 30} q 10 -10 18 -2" stroke="#fff" stroke-opacity=".25" stroke-width="2" fill="none"/>`;

  return `
    <path d="M ${foot + 14} ${belt - 1} L ${foot + 74} ${height - 44} L ${foot + 80} ${height - 42} L ${foot + 60} ${belt - 1} Z" fill="url(#glass)" opacity=".88"/>
    <path d="M ${foot + 8} ${belt - 2} L ${foot + 72} ${height - 46} L ${foot + 82} ${height - 43}" fill="none" stroke="${mixColours(colour, '#0b0c0f', 0.5)}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
    ${seat(348)}${seat(402)}
    <path d="M ${deck[0] - 74} ${belt - 2} Q ${deck[0] - 56} ${belt - 18} ${deck[0] - 20} ${belt - 8} L ${deck[0] - 12} ${belt + 2} Z" fill="#17191b"/>`;
}

function drawLamps(car: CarProfile): string {
  const { front, back, nose } = car;
  const height = car.tail[1] + (car.panelVan ? 10 : 6);
  const head = `M ${front + 5} ${nose + 2} Q ${front + 22} ${nose - 15} ${front + 62} ${nose - 12}
    Q ${front + 52} ${nose + 2} ${front + 30} ${nose + 6} Q ${front + 12} ${nose + 8} ${front + 5} ${nose + 2} Z`;
  const low = `M ${back - 48} ${height + 4} Q ${back - 14} ${height - 2} ${back - 2} ${height + 4} L ${back} ${height + 20} Q ${back - 22} ${height + 20} ${back - 30} ${height + 12} Z`;
  const high = `M ${back - 40} ${height + 2} Q ${back - 12} ${height - 2} ${back - 1} ${height + 4} L ${back + 1} ${height + 26} Q ${back - 14} ${height + 24} ${back - 20} ${height + 12} Z`;
  const upright = `M ${back - 9} ${height} H ${back + 1} V ${height + 52} H ${back - 9} Z`;
  const tail = car.panelVan ? upright : car.roofRails || car.cladding ? high : low;

  return `
    <path d="${head}" fill="#e8edf2"/><path d="${head}" fill="#1a1f24" opacity=".35"/>
    <path d="M ${front + 8} ${nose + 1} Q ${front + 26} ${nose - 11} ${front + 60} ${nose - 10}" stroke="#fff" stroke-width="3" fill="none"/>
    <path d="${tail}" fill="#a3121a"/><path d="${tail}" fill="none" stroke="#ff5a4d" stroke-width="1.6" opacity=".9"/>`;
}

function drawDoors(car: CarProfile, colour: string): string {
  const { belt, deck, frontWheel, middlePillar, rearPillar, rearWheel, sill } = car;
  const arch = car.wheelRadius + 7;
  const top = belt + 1;
  const left = car.cowl[0] + 16;
  const seams = [
    `M ${left + 10} ${top} C ${left - 4} ${top + 30}, ${frontWheel + arch + 2} ${sill - 50}, ${frontWheel + arch + 10} ${sill - 10} L ${middlePillar} ${sill - 10} L ${middlePillar} ${top}`,
  ];
  if (car.panelVan) {
    const roof = car.roofRear[1];
    seams.push(
      `M ${middlePillar} ${sill - 10} L ${rearPillar} ${sill - 10} L ${rearPillar} ${roof + 12} L ${middlePillar + 2} ${roof + 10} Z`,
      `M ${rearPillar} ${belt + 26} L ${car.back - 10} ${belt + 26}`,
    );
  } else if (car.loadBed) {
    seams.push(
      `M ${middlePillar} ${sill - 10} L ${deck[0] - 2} ${sill - 10} L ${deck[0] - 2} ${top}`,
      `M ${deck[0] + 4} ${deck[1] + 3} L ${deck[0] + 4} ${sill - 6}`,
    );
  } else if (!car.twoDoors) {
    seams.push(
      `M ${middlePillar} ${sill - 10} L ${rearWheel - arch - 4} ${sill - 10} C ${rearWheel - arch + 4} ${sill - 40}, ${rearPillar - 6} ${sill - 62}, ${rearPillar} ${top}`,
    );
  }
  const handle = (x: number) =>
    `<rect x="${x - 34}" y="${belt + 22}" width="25" height="5" rx="2.5" fill="${mixColours(colour, '#000000', 0.4)}"/>
     <rect x="${x - 34}" y="${belt + 22}" width="25" height="2" rx="1" fill="#fff" opacity=".45"/>`;
  const lines = seams.map(
    (seam) => `<path d="${seam}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="1.3"/>`,
  );
  const oneHandle = car.twoDoors || car.panelVan;

  return lines.join('') + handle(middlePillar) + (oneHandle ? '' : handle(rearPillar));
}

/** A car from its left side, standing on the ground. `rim` picks the wheels, `chrome` the frame of the windows. */
export function drawCar(body: CarBody, colour: string, rim = 0, chrome = true): string {
  const car: CarProfile = carProfiles[body];
  const { front, frontWheel, rearWheel, sill, nose, cowl, belt, roofFront, roofRear, wheelRadius } = car;
  const axle = ground - wheelRadius;
  const arch = wheelRadius + 8;
  const roof = Math.min(roofFront[1], roofRear[1]) - 6;
  const shape = traceCar(car);
  const left = cowl[0] + 16;
  const mirror = mixColours(colour, '#0b0c0f', 0.26);
  const rails = `<path fill="none" stroke="#1b1d20" stroke-width="4" stroke-linecap="round"
    d="M ${roofFront[0] + 26} ${roof - 1} Q ${(roofFront[0] + roofRear[0]) / 2} ${roof - 10} ${roofRear[0] - 14} ${roofRear[1] - 6}"/>`;

  return `
    <defs>${gradients(colour)}
      <clipPath id="body-shape"><path d="${shape.body}"/></clipPath>
      <clipPath id="window-shape"><path d="${shape.glass}"/></clipPath>
      <clipPath id="van-cabin"><rect width="${car.rearPillar}" height="400"/></clipPath>
      <clipPath id="arches"><rect width="640" height="${sill}"/></clipPath>
    </defs>
    <g clip-path="url(#arches)">
      <circle cx="${frontWheel}" cy="${axle}" r="${arch}" fill="#060708"/><circle cx="${rearWheel}" cy="${axle}" r="${arch}" fill="#060708"/>
    </g>
    <rect x="${frontWheel}" y="${sill - 12}" width="${rearWheel - frontWheel}" height="14" fill="#060708"/>
    ${car.roofRails ? rails : ''}
    ${car.openTop ? drawOpenTop(car, colour) : ''}
    <path d="${shape.body}" fill="url(#paint)"/>
    <g clip-path="url(#body-shape)">${drawSurface(car)}</g>
    ${car.openTop ? '' : drawWindows(car, shape.glass, chrome)}
    ${drawDoors(car, colour)}
    <path d="M ${left + 22} ${belt - 2} l 2 -12 q 8 -7 20 -4 q 5 7 1 15 Z" fill="${mirror}"/>
    <path d="M ${left + 24} ${belt - 14} q 8 -6 19 -3" stroke="#fff" stroke-opacity=".6" stroke-width="1.4" fill="none"/>
    <g clip-path="url(#body-shape)">${drawLamps(car)}</g>
    <path d="M ${front + 2} ${nose + 10} L ${front + 20} ${nose + 12}" stroke="#c9cdd2" stroke-width="1.6"/>
    ${drawWheel(frontWheel, axle, wheelRadius, rim)}${drawWheel(rearWheel, axle, wheelRadius, rim)}`;
}
