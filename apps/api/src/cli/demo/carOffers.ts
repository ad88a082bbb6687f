import type { Sql } from 'postgres';
import type { ImportTaxonomy } from '../../importing/ImportTaxonomy.ts';
import { classOf, climateOf, emissionClasses, fourWheelNames, isFitted, paintShares, seatsOf } from './carFacts.ts';
import {
  bodiesIn,
  buildsIn,
  type Engine,
  type Generation,
  readCarTable,
  type TableModel,
  trimsIn,
  yearsOf,
} from './carTable.ts';
import { consumptionOf, mileageOf, priceOf, weightOfAge } from './carUse.ts';
import type { Offer } from './DemoAd.ts';
import { readDemoFile } from './demoFolder.ts';
import { ownershipOf } from './ownership.ts';
import { priceOnPaper } from './priceOnPaper.ts';
import type { Random } from './random.ts';

/**
 * Equipment: the first year of cars that have it, and the share of cars with it, in the plainest and in the fullest
 * version.
 */
interface Equipment {
  answer: string;
  from: number;
  /** Makers put it into small cars later. @default from */
  smallFrom?: number;
  plain: number;
  full: number;
}

/** Price of a small car when new; euros. */
const smallCar = 24_000;

/** A car that has just been registered stays so for most of a year. */
const freshDays = 310;

/** Cars of the demo. */
const carCount = 5000;

/** A model of the table with its row of the taxonomy, and the years in which it was sold with their weights. */
interface SoldModel {
  readonly model: TableModel;
  readonly brand: NonNullable<Offer['brand']>;
  readonly known: NonNullable<Offer['model']>;
  readonly years: readonly (readonly [number, number])[];
}

/** Draws the demo's cars from the written table: only makes, engines, years and versions that were sold together. */
export async function carOffers(
  sql: Sql,
  taxonomy: ImportTaxonomy,
  random: Random,
  now: Date,
): Promise<((inSerbia: boolean) => Offer)[]> {
  const [table, equipment] = await Promise.all([readCarTable(), readDemoFile<Equipment[]>('equipment.json')]);
  const chassis = await sql<{ id: number; model_id: number; slug: string }[]>`select id, model_id, slug from chassis`;
  const thisYear = now.getUTCFullYear();
  const shares = table.map((model) => [soldModel(model, taxonomy, thisYear), model.share] as const);

  function chassisId(modelId: number, slug: string | null): number | null {
    if (slug === null) return null;

    const found = chassis.find((row) => row.model_id === modelId && row.slug === slug);
    if (!found) throw new Error(`The demo's table names the generation ${slug}, which the taxonomy does not have.`);

    return found.id;
  }

  return Array.from({ length: carCount }, (_, number) => (inSerbia: boolean): Offer => {
    const sold = random.weighted(shares);
    const car = drawCar(sold, equipment, { inSerbia, now, random });
    const { model, brand, known } = sold;
    const { generation, engine, year, age, mileage, body, paint, ownership, registeredUntil } = car;

    return {
      sourceId: `car-${number}`,
      category: 'vehicles',
      brand,
      model: known,
      chassisId: chassisId(known.id, generation.chassis),
      variant: variantOf(model, engine, car.version),
      price: priceOnPaper(car.price, random.chance(0.5)),
      year,
      mileage,
      power: engine.kw,
      displacement: engine.cc ?? null,
      answers: answersOf(model, car, random),
      numbers: {
        'broj-sedista': body === 'kabriolet' ? 4 : (model.seats ?? 5),
        ...numberIf('potrosnja', model.old ? null : consumptionOf(engine)),
        ...numberIf('kapacitet-baterije', engine.battery),
        ...numberIf('domet', engine.range),
        ...numberIf('broj-vlasnika', ownership.owners),
        ...numberIf('registrovan-do', registeredUntil),
      },
      texts: {},
      picture: { body, paint },
      fits: [],
      age,
    };
  });
}

/** @throws if the taxonomy does not have it */
function soldModel(model: TableModel, taxonomy: ImportTaxonomy, thisYear: number): SoldModel {
  const brand = taxonomy.brands.get(model.make);
  const known = brand && taxonomy.models.get(brand.id)?.find(({ slug }) => slug === model.model);
  if (!brand || !known) {
    throw new Error(`The demo's table names ${model.make} ${model.model}, which the taxonomy does not have.`);
  }
  const years = yearsOf(model, thisYear).map((year) => [year, weightOfAge(thisYear - year)] as const);

  return { model, brand, known, years };
}

/** Draws one car of a model. The order of the draws decides about every car of the demo. */
function drawCar(
  { model, years }: SoldModel,
  equipment: readonly Equipment[],
  { inSerbia, now, random }: { readonly inSerbia: boolean; readonly now: Date; readonly random: Random },
) {
  const year = model.old ? random.pick(years)[0] : random.weighted(years);
  const { generation, engine } = random.pick(buildsIn(model, year));
  const age = now.getUTCFullYear() - year;
  const body = random.weighted(bodiesIn(generation, year));
  const versions = engine.whole ? [] : trimsIn(generation, year);
  const version = versions.length === 0 ? 0 : random.between(0, versions.length - 1);
  const fullness = versions.length < 2 ? 0.4 : version / (versions.length - 1);
  const paint = random.weighted(paintShares);
  const isNew = age === 0 && random.chance(0.45);
  const isDamaged = !isNew && random.chance(0.03);
  const mileage = isNew ? random.between(0, 9) * 5 : mileageOf(engine.fuel, age, model.old ?? false, random);
  const price = priceOf(model, engine, { age, mileage, fullness, isNew }, random) * (isDamaged ? 0.6 : 1);
  const isMadeHere = model.make === 'zastava';
  const ownership = ownershipOf({ age, isNew, isDamaged, inSerbia, isMadeHere, random });
  // Models that were built unchanged for decades have no equipment of their time.
  const fitted = model.old
    ? []
    : equipment.filter(
        ({ from, smallFrom = from, plain, full }) =>
          year >= (model.price < smallCar ? smallFrom : from) && random.chance(plain + (full - plain) * fullness),
      );
  const isFresh = ownership.answers.includes('odrzavanje.tek-registrovan');
  const registered = new Date(now.getTime() + random.between(isFresh ? freshDays : 10, 355) * 86_400_000);
  const isAutomatic =
    engine.gearbox === 'A' || (engine.gearbox === 'MA' && random.chance(automaticShare(engine, year)));
  const registeredUntil = isNew || isDamaged ? null : registered.getUTCFullYear() * 100 + registered.getUTCMonth() + 1;

  return {
    year,
    age,
    generation,
    engine,
    body,
    version: versions[version] ?? '',
    /** From 0, the plainest version, to 1. */
    fullness,
    paint,
    mileage,
    price,
    ownership,
    equipment: fitted.map(({ answer }) => answer),
    isAutomatic,
    /** Year and month, such as 202604; null: it is not registered. */
    registeredUntil,
  };
}

/** The answers of a car; those that are drawn are drawn in this order. */
function answersOf(model: TableModel, car: ReturnType<typeof drawCar>, random: Random): string[] {
  const { engine, body, year, fullness } = car;
  const carClass = classOf(model.price);
  const isElectric = engine.fuel === 'elektricni';
  const level = Math.round(fullness * 3);

  return [
    `gorivo.${engine.fuel}`,
    `menjac.${car.isAutomatic ? 'automatik' : 'manuelni'}`,
    `karoserija.${body}`,
    `broj-vrata.${doorsOf(car.generation, body)}`,
    `pogon.${engine.drive}`,
    ...(isElectric ? [] : [`emisiona-klasa.${emissionClasses.find(([from]) => year >= from)?.[1]}`]),
    `klima.${model.old ? 'bez-klime' : climateOf({ carClass, isElectric, year }, level, random)}`,
    `boja.${car.paint}`,
    `boja-enterijera.${random.weighted([
      ['crna', 70],
      ['siva', 18],
      ['bez', 7],
      ['braon', 5],
    ])}`,
    `materijal-enterijera.${model.old ? 'stof' : seatsOf(carClass, year, fullness, random)}`,
    ...car.equipment.filter((answer) => isFitted(answer, carClass, year)),
    ...car.ownership.answers,
  ];
}

/** Engine, driven wheels and equipment line: `2.0 TDI 4Motion Highline`. */
function variantOf({ make }: TableModel, engine: Engine, trim: string): string {
  const wheels = engine.drive === '4x4' ? (fourWheelNames[make] ?? '') : '';
  const isSaid = /quattro|xDrive|4MATIC|4x4|AWD/.test(engine.name);
  return [engine.name, isSaid ? '' : wheels, trim].filter(Boolean).join(' ');
}

/** Strong and young cars have an automatic gearbox more often. */
const automaticShare = ({ kw }: Engine, year: number) =>
  Math.min(0.75, 0.12 + kw / 400 + Math.max(0, year - 2010) / 60);

const doorsOf = ({ doors }: Generation, body: string) =>
  doors ?? (body === 'kupe' || body === 'kabriolet' ? '2-3' : '4-5');

const numberIf = (slug: string, number: number | null | undefined): Record<string, number> =>
  number === null || number === undefined ? {} : { [slug]: number };
