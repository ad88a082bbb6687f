import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFolder, readDemoFile } from './demoFolder.ts';

/** First and last year in which something was sold new. */
export type Years = readonly [first: number, last: number];

/** An engine of a generation, with the years in which that generation was sold with it. */
export interface Engine {
  /** As the maker writes it: `1.6 TDI`; empty if the name of the model says it. */
  name: string;
  /** Answer of `gorivo`. */
  fuel: string;
  /** Cubic centimetres; absent for an electric car. */
  cc?: number;
  /** Kilowatt hours of an electric car's battery, and kilometres of its range (WLTP; NEDC before 2018). */
  battery?: number;
  range?: number;
  kw: number;
  years: Years;
  /** Manual, automatic, or either. */
  gearbox: 'M' | 'A' | 'MA';
  /** Answer of `pogon`. */
  drive: string;
  /** The engine is a version of its own and has no equipment line: a GTI. */
  whole?: boolean;
}

/** A generation of a model. */
export interface Generation {
  /** Slug of the taxonomy; null if the taxonomy has no generations of the model. */
  chassis: string | null;
  years: readonly [first: number, last: number | null];
  /** Answers of `karoserija` with their shares. */
  body: Record<string, number>;
  /** Years of the bodies that were not sold as long as the generation. */
  bodyYears?: Record<string, Years>;
  /** Answer of `broj-vrata`, if the body does not determine it. */
  doors?: string;
  /** Equipment lines, the plainest first; an empty one is a car without a line. */
  trims: readonly string[];
  /** Years of the equipment lines that were not sold as long as the generation. */
  trimYears?: Record<string, Years>;
  engines: readonly Engine[];
}

/** A model of the table. */
export interface TableModel {
  make: string;
  model: string;
  /** Number of its cars in proportion to the other models. */
  share: number;
  /**
   * Price in euros of a new one with an average engine, in money of 2026; for an `old` one the price that collectors
   * pay.
   */
  price: number;
  /** It is no longer made, and age does not make it cheaper. */
  old?: boolean;
  /** @default 5 */
  seats?: number;
  generations: readonly Generation[];
}

/** One car as it could be bought new in a year. */
export interface Build {
  generation: Generation;
  engine: Engine;
}

/** Reads the written table `demo/cars`: a file for each make. */
export async function readCarTable(): Promise<TableModel[]> {
  const files = (await readdir(join(demoFolder, 'cars'))).sort();
  const makes = await Promise.all(
    files.map(async (file) => {
      const models = await readDemoFile<Record<string, Omit<TableModel, 'make' | 'model'>>>(`cars/${file}`);
      return Object.entries(models).map(([model, rest]) => ({ make: file.replace('.json', ''), model, ...rest }));
    }),
  );
  return makes.flat();
}

/** Every car of a model that was sold new in a year. */
export function buildsIn(model: TableModel, year: number): Build[] {
  return model.generations.flatMap((generation) =>
    generation.engines.filter(({ years }) => isWithin(years, year)).map((engine) => ({ generation, engine })),
  );
}

/** The bodies of a generation that were sold new in a year, with their shares. */
export const bodiesIn = ({ body, bodyYears }: Generation, year: number): [string, number][] =>
  Object.entries(body).filter(([name]) => isWithin(bodyYears?.[name], year));

/** The equipment lines of a generation that were sold new in a year, the plainest first. */
export const trimsIn = ({ trims, trimYears }: Generation, year: number): string[] =>
  trims.filter((name) => isWithin(trimYears?.[name], year));

const isWithin = (years: Years | undefined, year: number) => !years || (year >= years[0] && year <= years[1]);

/** The years in which a model was sold new, up to one. */
export function yearsOf(model: TableModel, until: number): number[] {
  const engines = model.generations.flatMap(({ engines: all }) => all);
  const first = Math.min(...engines.map(({ years }) => years[0]));
  const all = Array.from({ length: until - first + 1 }, (_, index) => first + index);

  return all.filter((year) => buildsIn(model, year).length > 0);
}
