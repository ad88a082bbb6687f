import type { Background } from './backgrounds.ts';
import { type Paint, paints } from './paints.ts';
import type { Scene } from './scene.ts';
import { type CarBody, carProfiles } from './vehicles/carProfiles.ts';
import { drawCar } from './vehicles/drawCar.ts';
import { drawFront, drawRear, endsShadow } from './vehicles/drawEnds.ts';
import { drawInterior } from './vehicles/drawInterior.ts';
import { type OtherSubject, otherDrawings } from './vehicles/drawOthers.ts';

/** What a picture of the pool shows; ads choose by it. */
export interface PoolPicture {
  /** File name without its ending. */
  name: string;
  /** A body of the specification `karoserija`, another subject, or `any` for a picture that suits every car. */
  body: CarBody | OtherSubject | 'any';
  /** Paint, or `any` where none is seen. */
  paint: Paint | 'any';
  view: 'front' | 'rear' | 'side' | 'interior' | 'detail';
  scene: Scene;
}

const bodies = Object.keys(carProfiles) as CarBody[];
const commonPaints: readonly Paint[] = [
  'bela',
  'srebrna',
  'siva',
  'crna',
  'plava',
  'tamnoplava',
  'crvena',
  'zelena',
  'bez',
  'narandzasta',
];
/** Paints that are frequent on every body. */
const plainPaints: readonly Paint[] = ['bela', 'srebrna', 'siva', 'crna', 'tamnoplava', 'crvena'];
const commonBodies: readonly CarBody[] = ['hecbek', 'karavan', 'limuzina', 'suv'];
const places: readonly Background[] = ['dusk', 'wall', 'wood', 'city', 'studio', 'sea', 'garage'];
const placeOf = (...numbers: number[]) =>
  places[numbers.reduce((sum, next) => sum + next, 0) % places.length] ?? 'studio';

/** Part of a car's right end: rear wheel, lamp and quarter window. */
const rearQuarter: Record<CarBody, string> = {
  hecbek: '330 112 224 140',
  limuzina: '372 118 228 142.5',
  karavan: '376 118 228 142.5',
  suv: '362 92 236 147.5',
  kupe: '366 124 230 143.75',
  kabriolet: '366 124 230 143.75',
  monovolumen: '368 96 236 147.5',
  furgon: '360 80 252 157.5',
  pickup: '372 106 244 152.5',
};

function sidePictures(): PoolPicture[] {
  return bodies.flatMap((body, bodyIndex) =>
    commonPaints.map((paint, paintIndex) => ({
      name: `${body}-${paint}`,
      body,
      paint,
      view: 'side' as const,
      scene: {
        background: placeOf(bodyIndex * 3, paintIndex),
        drawing: drawCar(body, paints[paint], bodyIndex + paintIndex, paintIndex % 3 !== 0),
        shadow: [carProfiles[body].front, carProfiles[body].back] as const,
      },
    })),
  );
}

function rearQuarterPictures(): PoolPicture[] {
  const shown = sidePictures().filter(
    ({ body, paint }) => commonBodies.includes(body as CarBody) || plainPaints.includes(paint as Paint),
  );
  return shown.map((picture, index) => ({
    ...picture,
    name: `${picture.name}-rear`,
    view: 'rear',
    scene: { ...picture.scene, background: placeOf(index, 2), crop: rearQuarter[picture.body as CarBody] },
  }));
}

function otherSidePictures(): PoolPicture[] {
  const shown = sidePictures().filter(
    ({ body, paint }) => commonBodies.includes(body as CarBody) && plainPaints.includes(paint as Paint),
  );
  return shown.map((picture, index) => ({
    ...picture,
    name: `${picture.name}-right`,
    scene: { ...picture.scene, background: placeOf(index, 4), flipped: true },
  }));
}

function endPictures(): PoolPicture[] {
  const ends = [
    ['front', drawFront],
    ['rear', drawRear],
  ] as const;
  return ends.flatMap(([view, draw], viewIndex) =>
    commonPaints.map((paint, index) => ({
      name: `${view}-${paint}`,
      body: 'any' as const,
      paint,
      view,
      scene: { background: placeOf(index * 2, viewIndex + 1), drawing: draw(paints[paint]), shadow: endsShadow },
    })),
  );
}

function wheelPictures(): PoolPicture[] {
  return commonPaints.map((paint, index) => ({
    name: `wheel-${paint}`,
    body: 'any',
    paint,
    view: 'detail',
    scene: {
      background: 'wall',
      drawing: drawCar('karavan', paints[paint], index, true),
      shadow: [72, 572],
      crop: '82 206 160 100',
    },
  }));
}

function interiorPictures(): PoolPicture[] {
  const rooms = [
    ['#2b2724', '#8a5a3a'],
    ['#5b4636', '#4a4f52'],
    ['#1f2124', '#9aa0a5'],
    ['#b9ab90', '#6b4a2f'],
    ['#3a3f44', '#2d5468'],
    ['#6a2a22', '#2a2c2f'],
    ['#26282b', '#b4532a'],
    ['#7d7f80', '#3a3e42'],
  ] as const;
  return rooms.map(([upholstery, trim], index) => ({
    name: `interior-${index + 1}`,
    body: 'any',
    paint: 'any',
    view: 'interior',
    scene: { background: 'studio', drawing: drawInterior(upholstery, trim), crop: '0 0 640 400' },
  }));
}

const otherPlaces: Record<
  OtherSubject,
  readonly [paints: readonly Paint[], places: readonly Background[], detail?: string]
> = {
  motorcycle: [
    ['crvena', 'crna', 'plava', 'narandzasta', 'zelena', 'siva'],
    ['dusk', 'city', 'sea', 'wood', 'wall', 'garage'],
    '250 90 240 150',
  ],
  'sport-motorcycle': [
    ['crvena', 'plava', 'crna'],
    ['city', 'dusk', 'garage'],
  ],
  'adventure-motorcycle': [
    ['siva', 'narandzasta', 'bela', 'crvena'],
    ['wood', 'field', 'sea', 'dusk'],
  ],
  chopper: [
    ['crna', 'tamnoplava', 'bordo'],
    ['dusk', 'wall', 'sea'],
  ],
  scooter: [['bela', 'crvena', 'plava', 'crna'], ['city', 'sea', 'wall', 'studio'], '340 120 220 137.5'],
  quad: [
    ['zelena', 'crvena'],
    ['wood', 'field'],
  ],
  bus: [['bela', 'zelena', 'plava', 'crvena'], ['city', 'dusk', 'wall', 'sea'], '60 76 250 156.25'],
  truck: [['tamnoplava', 'bela', 'crvena', 'zelena'], ['wall', 'yard', 'dusk', 'city'], '60 90 230 143.75'],
  'tractor-unit': [
    ['tamnoplava', 'bela', 'crvena', 'siva'],
    ['yard', 'dusk', 'wall', 'city'],
  ],
  tipper: [
    ['narandzasta', 'zuta'],
    ['yard', 'dusk'],
  ],
  camper: [['bela', 'srebrna', 'bez'], ['sea', 'wood', 'field'], '56 76 260 162.5'],
  caravan: [
    ['bela', 'srebrna'],
    ['wood', 'sea'],
  ],
  trailer: [
    ['siva', 'srebrna', 'tamnoplava', 'crvena'],
    ['field', 'wall', 'yard', 'wood'],
  ],
  'livestock-trailer': [
    ['bela', 'srebrna', 'tamnoplava'],
    ['field', 'wood', 'yard'],
  ],
  'car-transporter': [
    ['siva', 'srebrna'],
    ['yard', 'wall'],
  ],
  'semi-trailer': [
    ['tamnoplava', 'crvena', 'zelena', 'siva'],
    ['yard', 'wall', 'dusk', 'city'],
  ],
  tractor: [['zelena', 'crvena', 'tamnoplava', 'narandzasta'], ['field', 'wood', 'field', 'yard'], '300 60 260 162.5'],
  excavator: [['zuta', 'narandzasta', 'bela'], ['yard', 'yard', 'city'], '60 50 260 162.5'],
  forklift: [
    ['narandzasta', 'zuta', 'crvena'],
    ['garage', 'wall', 'yard'],
  ],
  boat: [
    ['bela', 'tamnoplava', 'crvena'],
    ['water', 'water', 'water'],
  ],
  inflatable: [
    ['siva', 'crna', 'tamnoplava'],
    ['water', 'water', 'water'],
  ],
  'cabin-boat': [
    ['bela', 'tamnoplava', 'crvena'],
    ['water', 'water', 'water'],
  ],
  bicycle: [
    ['crna', 'crvena', 'tamnoplava', 'zelena', 'narandzasta'],
    ['wood', 'city', 'sea', 'wall', 'studio'],
    '230 70 220 137.5',
  ],
  'electric-bicycle': [
    ['siva', 'tamnoplava', 'bela'],
    ['city', 'wood', 'sea'],
  ],
  'brake-disc': [['siva'], ['studio', 'garage', 'wall']],
  headlamp: [['siva'], ['studio', 'garage', 'wall']],
  battery: [['siva'], ['studio', 'garage', 'wall']],
  alternator: [['siva'], ['studio', 'garage', 'wall']],
  turbocharger: [['siva'], ['studio', 'garage', 'wall']],
  'shock-absorber': [['siva'], ['studio', 'garage', 'wall']],
  bumper: [
    ['crna', 'srebrna', 'crvena', 'tamnoplava'],
    ['studio', 'garage', 'wall', 'studio'],
  ],
  'motorcycle-case': [['siva'], ['studio', 'garage', 'wall']],
  wing: [
    ['crvena', 'srebrna', 'crna', 'tamnoplava'],
    ['studio', 'wall', 'studio', 'wall'],
  ],
  'tyre-and-rim': [['siva'], ['studio', 'garage', 'wall']],
  'winter-tyres': [['siva'], ['studio', 'garage', 'wall']],
  rim: [['siva'], ['studio', 'garage', 'wall']],
};

function otherPictures(): PoolPicture[] {
  return (Object.keys(otherDrawings) as OtherSubject[]).flatMap((subject) => {
    const { draw, shadow, ...shape } = otherDrawings[subject];
    const scale = 'scale' in shape ? shape.scale : 1;
    const [inPaints, atPlaces, detail] = otherPlaces[subject];
    return inPaints.flatMap((paint, index): PoolPicture[] => {
      const sceneAt = (place: number, flipped: boolean): Scene => ({
        background: atPlaces[(index + place) % atPlaces.length] ?? 'studio',
        drawing: draw(paints[paint]),
        scale,
        flipped,
        ...(shadow[1] > 0 ? { shadow } : {}),
      });
      const name = `${subject}-${paint}`;
      const side: PoolPicture = { name, body: subject, paint, view: 'side', scene: sceneAt(0, false) };
      const otherSide: PoolPicture = { ...side, name: `${name}-right`, scene: sceneAt(1, true) };
      // What is seen in one colour stands in three places, so that a list of it is not one picture.
      const elsewhere: PoolPicture = { ...side, name: `${name}-third`, scene: sceneAt(2, false) };
      const close: PoolPicture = {
        ...side,
        name: `${name}-detail`,
        view: 'detail',
        scene: { ...side.scene, scale: 1, crop: detail ?? '' },
      };
      return [side, otherSide, ...(inPaints.length === 1 ? [elsewhere] : []), ...(detail ? [close] : [])];
    });
  });
}

/** Every picture of the pool: over 400, each with its own file name. */
export function picturePool(): PoolPicture[] {
  return [
    ...sidePictures(),
    ...rearQuarterPictures(),
    ...otherSidePictures(),
    ...endPictures(),
    ...wheelPictures(),
    ...interiorPictures(),
    ...otherPictures(),
  ];
}

/** Paints that pictures of whole cars exist in. */
export const drawnPaints: readonly Paint[] = commonPaints;
