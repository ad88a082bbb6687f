import { join } from 'node:path';
import type { Sql } from 'postgres';
import type { ImportTaxonomy } from '../import/ImportTaxonomy.ts';
import type { ImportedAd } from '../import/ImportedAd.ts';
import { readMapping } from '../import/readMapping.ts';
import { readRecords } from '../import/readRecords.ts';
import { createRowReader } from '../import/rowReader.ts';
import { climateOf, emissionClasses, fourWheelNames, paintShares } from './carFacts.ts';
import type { Offer } from './DemoAd.ts';
import { demoFolder, readDemoFile } from './demoFolder.ts';
import type { Random } from './random.ts';
import { ownershipOf } from './ownership.ts';

/** What a model's engine delivers and is called. */
interface Engine {
  kw: number;
  name: string;
}

/** The written table by make: engines by fuel and litres (`dizel 2.0`), and models with their bodies and own engines. */
type BodyAndPower = Record<
  string,
  {
    engines: Record<string, Engine>;
    models: Record<
      string,
      { body: Record<string, number>; drive?: string; seats?: number; engines?: Record<string, Engine> }
    >;
  }
>;

/** Equipment: in cars from a year on; the share of cars that have it, in the plainest and in the fullest version. */
interface Equipment {
  answer: string;
  from: number;
  plain: number;
  full: number;
}

/** The year in which the rows were collected: ages count to it. */
const collectedIn = 2020;

/** Reads the 5,000 rows of the demo through the importer's own mapping and completes them by the written tables and by luck. */
export async function carOffers(
  sql: Sql,
  taxonomy: ImportTaxonomy,
  random: Random,
  now: Date,
): Promise<((inSerbia: boolean) => Offer)[]> {
  const mapping = await readMapping('gb-2020');
  const readRow = await createRowReader({ mapping, taxonomy, sellers: new Map([[mapping.seller.type, 0]]), now });
  const [tables, trims, equipment] = await Promise.all([
    readDemoFile<BodyAndPower>('body-and-power.json'),
    readDemoFile<Record<string, string[]>>('trims.json'),
    readDemoFile<Equipment[]>('equipment.json'),
  ]);
  const chassisRows = await sql<{ id: number; model_id: number; year_from: number | null; year_to: number | null }[]>`
    select id, model_id, year_from, year_to from chassis where year_from is not null`;
  const chassisOf = Map.groupBy(chassisRows, (row) => row.model_id);
  const brandOf = new Map([...taxonomy.brands.values()].map((brand) => [brand.id, brand]));
  const modelOf = new Map([...taxonomy.models.values()].flat().map((model) => [model.id, model]));
  const slugOfFilter = new Map(
    [...taxonomy.specifications].flatMap(([slug, { answers }]) =>
      [...answers].map(([answer, { id }]) => [id, [slug, answer] as const] as const),
    ),
  );

  /** The one generation that was sold in a year; none when two were. */
  function chassisIn(modelId: number | null, year: number): number | null {
    const fitting = (chassisOf.get(modelId ?? 0) ?? []).filter(
      (row) => year > (row.year_from ?? 0) && year < (row.year_to ?? 9999),
    );
    return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
  }

  function complete(row: ImportedAd, inSerbia: boolean): Offer {
    const brand = brandOf.get(row.brand_id ?? 0);
    const model = modelOf.get(row.model_id ?? 0);
    const year = row.year ?? collectedIn;
    const age = Math.max(0, collectedIn - year);
    const given = row.filter_ids.map((id) => slugOfFilter.get(id));
    const fuel = given.find((answer) => answer?.[0] === 'gorivo')?.[1];
    const gearbox = given.find((answer) => answer?.[0] === 'menjac')?.[1];
    const table = tables[brand?.slug ?? ''];
    const known = table?.models[model?.slug ?? ''];
    const engineKey = `${fuel} ${((row.displacement ?? 0) / 1000).toFixed(1)}`;
    const engine = known ? (known.engines?.[engineKey] ?? table?.engines[engineKey]) : undefined;
    const body = known ? random.weighted(Object.entries(known.body)) : null;
    const level = random.weighted([
      [0, 25],
      [1, 35],
      [2, 28],
      [3, 12],
    ]);
    const trim = trims[brand?.slug ?? '']?.[level] ?? '';
    const paint = random.weighted(paintShares);
    const isNew = year >= 2019 && (row.mileage ?? 0) < 1000;
    const isDamaged = !isNew && random.chance(0.03);
    const ownership = ownershipOf({ age, isNew, isDamaged, inSerbia, random });
    const drive =
      known?.drive ?? (body === 'suv' && (engine?.kw ?? 0) >= 105 && random.chance(0.45) ? '4x4' : 'prednji');
    const fullness = level / 3;
    const has = equipment.filter(
      ({ from, plain, full }) => year >= from && random.chance(plain + (full - plain) * fullness),
    );
    const seats = known?.seats ?? 5;
    const consumption = row.values.find(({ num }) => num !== null)?.num;
    const drivenName = drive === '4x4' ? (fourWheelNames[brand?.slug ?? ''] ?? '4x4') : '';
    const variant = [engine?.name, engine?.name.includes(drivenName) ? '' : drivenName].filter(Boolean).join(' ');
    const registered = new Date(now.getTime() + random.between(10, 355) * 86_400_000);
    return {
      sourceId: row.source_id,
      category: 'vehicles',
      brand: brand ?? null,
      model: model ?? null,
      chassisId: chassisIn(row.model_id, year),
      variant: engine ? variant : '',
      trim: trim || null,
      price: Math.round((row.price * (isDamaged ? 0.6 : 1)) / 50) * 50 - (random.chance(0.5) ? 10 : 0),
      year,
      mileage: row.mileage,
      power: engine?.kw ?? null,
      displacement: row.displacement,
      answers: [
        ...(fuel ? [`gorivo.${fuel}`] : []),
        ...(gearbox ? [`menjac.${gearbox}`] : []),
        ...(body ? [`karoserija.${body}`, `broj-vrata.${['kupe', 'kabriolet'].includes(body) ? '2-3' : '4-5'}`] : []),
        `pogon.${drive}`,
        `emisiona-klasa.${emissionClasses.find(([from]) => year >= from)?.[1]}`,
        `klima.${climateOf(year, level, random)}`,
        `boja.${paint}`,
        `boja-enterijera.${random.weighted([
          ['crna', 70],
          ['siva', 15],
          ['bez', 8],
          ['braon', 5],
          ['crvena', 2],
        ])}`,
        `materijal-enterijera.${level === 3 ? 'koza' : level === 2 ? random.pick(['delimicna-koza', 'koza', 'stof', 'alkantara']) : 'stof'}`,
        ...has.map(({ answer }) => answer),
        ...ownership.answers,
      ],
      numbers: {
        'broj-sedista': seats,
        ...(consumption ? { potrosnja: consumption } : {}),
        ...(ownership.owners ? { 'broj-vlasnika': ownership.owners } : {}),
        ...(!isNew && random.chance(0.7)
          ? { 'registrovan-do': registered.getUTCFullYear() * 100 + registered.getUTCMonth() + 1 }
          : {}),
      },
      texts: {},
      picture: { body: body ?? 'hecbek', paint },
      fits: [],
      age,
    };
  }

  const offers: ((inSerbia: boolean) => Offer)[] = [];
  for await (const record of readRecords(join(demoFolder, 'gb-2020-sample.csv'), mapping)) {
    const row = readRow(record);
    if ('ad' in row) {
      offers.push((inSerbia) => complete(row.ad, inSerbia));
    }
  }
  return offers;
}
