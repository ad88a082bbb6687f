import type { Background } from './backgrounds.ts';
import { type Paint, paints } from './paints.ts';
import type { PoolPicture } from './PoolPicture.ts';
import { type CarBody, carProfiles } from './vehicles/carProfiles.ts';
import { drawCar } from './vehicles/drawCar.ts';
import { drawFront, drawRear, endsShadow } from './vehicles/drawEnds.ts';

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

const carPlaces: readonly Background[] = [...places, 'field', 'yard'];

/**
 * How many pictures from the side there are of a body in frequent, in fairly frequent and in rare paints. Neighbours in
 * lists have different ones, and a list of one model is mostly of one body.
 */
const sideViews: Partial<Record<CarBody, readonly [frequent: number, fair: number, rare: number]>> = {
  hecbek: [8, 5, 4],
  suv: [7, 4, 4],
  karavan: [6, 4, 3],
  limuzina: [5, 4, 3],
  monovolumen: [6, 4, 3],
  furgon: [3, 4, 3],
};
const frequentPaints: readonly Paint[] = ['siva', 'crna', 'bela', 'srebrna'];
const rarePaints: readonly Paint[] = ['zelena', 'bez', 'narandzasta'];

function sideViewsOf(body: CarBody, paint: Paint): number {
  const [frequent, fair, rare] = sideViews[body] ?? [1, 1, 1];
  return frequentPaints.includes(paint) ? frequent : rarePaints.includes(paint) ? rare : fair;
}

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

function elsewherePictures(): PoolPicture[] {
  const drawn = [...sidePictures(), ...otherSidePictures()];
  return sidePictures().flatMap((picture, index) => {
    const own = drawn.filter(({ body, paint }) => body === picture.body && paint === picture.paint);
    const free = carPlaces.filter((place) => !own.some(({ scene }) => scene.background === place));
    const count = Math.max(0, sideViewsOf(picture.body as CarBody, picture.paint as Paint) - own.length);

    return Array.from({ length: count }, (_, step): PoolPicture => ({
      ...picture,
      name: `${picture.name}-${own.length + 1 + step}`,
      scene: {
        ...picture.scene,
        background: free[(index * 2 + step) % free.length] ?? 'studio',
        drawing: drawCar(picture.body as CarBody, paints[picture.paint as Paint], index + step, step % 2 === 0),
        flipped: (own.length + step) % 2 === 1,
      },
    }));
  });
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

/** The pictures of cars from outside. */
export const carPictures = (): PoolPicture[] => [
  ...sidePictures(),
  ...rearQuarterPictures(),
  ...otherSidePictures(),
  ...elsewherePictures(),
  ...endPictures(),
  ...wheelPictures(),
];
