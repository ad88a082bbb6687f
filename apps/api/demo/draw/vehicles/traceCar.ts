import { ground } from '../ground.ts';
import type { CarProfile } from './carProfiles.ts';

/** SVG paths of a car's painted body and of its side windows. */
export interface CarOutline {
  body: string;
  glass: string;
}

/** Draws the profile's lines: the body goes over the roof and back under the wheel arches. */
export function traceCar(car: CarProfile): CarOutline {
  return { body: traceBody(car), glass: traceGlass(car) };
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;
const roofHeight = (car: CarProfile) => Math.min(car.roofFront[1], car.roofRear[1]) - 6;

function traceBody(car: CarProfile): string {
  const { front, back, frontWheel, rearWheel, sill, nose, hood, cowl, roofFront, roofRear, deck, tail } = car;
  const arch = car.wheelRadius + 7;
  const axle = ground - car.wheelRadius;
  const halfOpening = Math.sqrt(Math.max(0, arch * arch - (sill - axle) ** 2));
  const roof = roofHeight(car);
  const overHood = `C ${front + 2} ${nose - 10}, ${front + 14} ${hood[1] + 10}, ${front + 34} ${hood[1] + 5} Q ${hood[0]} ${hood[1] - 4} ${cowl[0]} ${cowl[1]}`;
  const overRoof = `Q ${between(cowl[0], roofFront[0], 0.5) - 6} ${between(cowl[1], roofFront[1], 0.5) - 2} ${roofFront[0]} ${roofFront[1]}
    C ${between(roofFront[0], roofRear[0], 0.3)} ${roof - 3}, ${between(roofRear[0], roofFront[0], 0.42)} ${roof - 4}, ${roofRear[0]} ${roofRear[1]}`;
  const overBed = `L ${roofRear[0] + 10} ${roofRear[1] + 6} L ${deck[0]} ${deck[1]} L ${tail[0]} ${tail[1]} Q ${back + 1} ${tail[1] + 4} ${back} ${tail[1] + 22}`;
  const overDeck = `Q ${between(roofRear[0], deck[0], 0.62)} ${between(roofRear[1], deck[1], 0.34)} ${deck[0]} ${deck[1]}
    Q ${tail[0] - 6} ${deck[1] + 1} ${tail[0]} ${tail[1]} Q ${back + 3} ${tail[1] + 14} ${back} ${tail[1] + 30}`;
  const openSides = `Q ${cowl[0] + 70} ${car.belt + 1} 360 ${car.belt + 2} Q ${deck[0] - 60} ${car.belt - 4} ${deck[0]} ${deck[1]}
    Q ${tail[0] - 6} ${deck[1] + 1} ${tail[0]} ${tail[1]} Q ${back + 3} ${tail[1] + 14} ${back} ${tail[1] + 30}`;
  const upper = car.openTop ? openSides : `${overRoof} ${car.loadBed ? overBed : overDeck}`;
  const arched = (x: number) => `L ${x + halfOpening} ${sill} A ${arch} ${arch} 0 0 0 ${x - halfOpening} ${sill}`;

  return `M ${front} ${nose + 16} L ${front} ${nose} ${overHood} ${upper}
    Q ${back - 2} ${sill - 6} ${back - 16} ${sill} ${arched(rearWheel)} ${arched(frontWheel)}
    L ${front + 18} ${sill} Q ${front + 2} ${sill - 4} ${front} ${nose + 16} Z`;
}

function traceGlass(car: CarProfile): string {
  const { belt, cowl, deck, roofFront, roofRear } = car;
  const roof = roofHeight(car);
  const left = cowl[0] + 16;
  const top = [roofFront[0] + 4, roofFront[1] + 7] as const;
  const rearTop = [roofRear[0] - 2, roofRear[1] + 7] as const;
  const rear = car.loadBed
    ? ([deck[0] - 8, belt - 2] as const)
    : car.panelVan
      ? ([deck[0] - 10, belt - 6] as const)
      : ([deck[0] - (car.twoDoors ? 34 : 20), belt - 3] as const);

  return `M ${left} ${belt} Q ${between(left, top[0], 0.5) - 5} ${between(belt, top[1], 0.5) - 3} ${top[0]} ${top[1]}
    C ${between(roofFront[0], roofRear[0], 0.32)} ${roof + 5}, ${between(roofRear[0], roofFront[0], 0.42)} ${roof + 4}, ${rearTop[0]} ${rearTop[1]}
    Q ${between(rearTop[0], rear[0], 0.6)} ${between(rearTop[1], rear[1], 0.36)} ${rear[0]} ${rear[1]} Z`;
}
