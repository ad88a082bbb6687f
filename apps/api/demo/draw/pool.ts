import type { Background } from './backgrounds.ts';
import { carPictures } from './carPictures.ts';
import { type Paint, paints } from './paints.ts';
import type { PoolPicture } from './PoolPicture.ts';
import { drawInterior } from './vehicles/drawInterior.ts';
import { type OtherSubject, otherDrawings } from './vehicles/drawOthers.ts';

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
  excavator: [['zuta', 'narandzasta', 'bela'], ['yard', 'city', 'field'], '60 50 260 162.5'],
  forklift: [
    ['narandzasta', 'zuta', 'crvena'],
    ['garage', 'wall', 'yard'],
  ],
  boat: [
    ['bela', 'tamnoplava', 'crvena'],
    ['water', 'lake'],
  ],
  inflatable: [
    ['siva', 'crna', 'tamnoplava'],
    ['water', 'lake'],
  ],
  'cabin-boat': [
    ['bela', 'tamnoplava', 'crvena'],
    ['water', 'lake'],
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

/** Subjects with too many ads in one paint for three pictures of it. */
const sideViews: Partial<Record<OtherSubject, number>> = {
  boat: 4,
  bus: 4,
  excavator: 6,
  forklift: 4,
  quad: 4,
  rim: 4,
  tractor: 4,
  trailer: 4,
  'winter-tyres': 4,
};

function otherPictures(): PoolPicture[] {
  return (Object.keys(otherDrawings) as OtherSubject[]).flatMap((subject) => {
    const { draw, shadow, ...shape } = otherDrawings[subject];
    const scale = 'scale' in shape ? shape.scale : 1;
    const [inPaints, atPlaces, detail] = otherPlaces[subject];

    return inPaints.flatMap((paint, index): PoolPicture[] => {
      // Each place once, then each seen from its other side.
      const seen = [...new Set([...atPlaces.slice(index), ...atPlaces.slice(0, index)])];
      const views = [0, 1].flatMap((round) =>
        seen.map((place, step) => ({ place, flipped: (step + round) % 2 === 1 })),
      );
      const name = `${subject}-${paint}`;
      const shown = views.slice(0, sideViews[subject] ?? 3);
      const sides = shown.map(({ place, flipped }, number): PoolPicture => ({
        name: number === 0 ? name : number === 1 ? `${name}-right` : `${name}-${number + 1}`,
        body: subject,
        paint,
        view: 'side',
        scene: {
          background: place,
          drawing: draw(paints[paint]),
          scale,
          flipped,
          ...(shadow[1] > 0 ? { shadow } : {}),
        },
      }));
      const close = sides.slice(0, detail ? 1 : 0).map((side): PoolPicture => ({
        ...side,
        name: `${name}-detail`,
        view: 'detail',
        scene: { ...side.scene, scale: 1, crop: detail ?? '' },
      }));

      return [...sides, ...close];
    });
  });
}

/** Every picture of the pool: over 700, each with its own file name. */
export const picturePool = (): PoolPicture[] => [...carPictures(), ...interiorPictures(), ...otherPictures()];
