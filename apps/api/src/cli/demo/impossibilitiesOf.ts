import type { TableModel, Years } from './carTable.ts';
import { fourWheelNames } from './carFacts.ts';

/** A car of the stock as a visitor reads it. */
export interface Car {
  make: string;
  model: string;
  chassis: string | null;
  version: string | null;
  year: number;
  mileage: number;
  kw: number;
  cc: number | null;
  fuel: string;
  gearbox: string;
  body: string;
  doors: string;
  drive: string;
  condition: string;
}

const isWithin = (year: number, years: Years | undefined) => !years || (years[0] <= year && year <= years[1]);

/**
 * Impossible facts about a car of a year's stock; none for a car that was sold like this, and driven as cars are.
 *
 * It reads the table by itself, so that a mistake in the code that draws from the table is found.
 */
export function impossibilitiesOf(car: Car, table: readonly TableModel[], thisYear: number): string[] {
  const model = table.find((each) => each.make === car.make && each.model === car.model);
  if (!model) return ['no such model'];

  const generations = model.generations.filter(
    ({ chassis, years: [from, to], body, bodyYears, doors = car.doors }) =>
      chassis === car.chassis &&
      isWithin(car.year, [from, to ?? thisYear]) &&
      car.body in body &&
      isWithin(car.year, bodyYears?.[car.body]) &&
      car.doors === doors,
  );
  const engines = generations.flatMap(({ engines: all, trims, trimYears }) =>
    all.filter(({ name, whole, fuel, kw, cc, gearbox, drive, years }) => {
      const lines = whole || trims.length === 0 ? [''] : trims.filter((trim) => isWithin(car.year, trimYears?.[trim]));
      const starts = [name, `${name} ${fourWheelNames[car.make] ?? ''}`.trim()];
      return (
        fuel === car.fuel &&
        kw === car.kw &&
        (cc ?? null) === car.cc &&
        drive === car.drive &&
        gearbox.includes(car.gearbox === 'automatik' ? 'A' : 'M') &&
        isWithin(car.year, years) &&
        lines.some((line) => starts.some((start) => `${start} ${line}`.trim() === (car.version ?? '')))
      );
    }),
  );
  const age = thisYear - car.year;
  const isDriven = !model.old && car.condition !== 'novo';

  return [
    ...(generations.length === 0 ? ['no such generation, body or doors in the year'] : []),
    ...(engines.length === 0 ? ['no such engine, gearbox or version in the year'] : []),
    ...(age < 0 ? ['a year to come'] : []),
    ...(isDriven && car.mileage > 36_000 * (age + 1) ? ['driven too much for its age'] : []),
    ...(isDriven && car.mileage < 4000 * Math.min(age, 17) ? ['driven too little for its age'] : []),
    ...(car.condition === 'novo' && (car.mileage > 100 || age > 1) ? ['not new'] : []),
  ];
}
