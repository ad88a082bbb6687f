import type { Engine, TableModel } from './carTable.ts';
import type { Random } from './random.ts';

/** Kilometres that a car is driven in a year, by fuel. */
const perYear: Readonly<Record<string, number>> = {
  dizel: 17_500,
  benzin: 11_000,
  'benzin-tng': 14_500,
  hibrid: 15_000,
  'plug-in-hibrid': 15_000,
  elektricni: 13_000,
};

/** Cars older than this, in years, are driven little: their mileage no longer grows. */
const drivenYears = 17;

/** Highest mileage of a car that is offered. */
const maxKilometres = 420_000;

/** How likely a car of an age is offered: most are eight to thirteen years old. */
export function weightOfAge(age: number): number {
  if (age <= 13) return 2.6 + age * 0.32;
  return Math.max(0.12, 6.6 - (age - 13) * 0.52);
}

/** Reading of the odometer of a car of an age, in kilometres. */
export function mileageOf(fuel: string, age: number, isOld: boolean, random: Random): number {
  const yearly = (perYear[fuel] ?? 12_000) * (0.62 + random.next() * 0.4 + random.next() * 0.4);
  if (isOld) return random.between(28, 165) * 1000;

  const driven = yearly * (Math.min(age, drivenYears) + 0.25 + random.next() * 0.5);

  return Math.min(
    maxKilometres - random.between(0, 60) * 1000,
    Math.round(driven / (age === 0 ? 100 : 1000)) * (age === 0 ? 100 : 1000),
  );
}

/**
 * Share of its price that a car loses in a year, for fuels that differ from the others: hybrids such as Toyotas keep
 * it, batteries age.
 */
const yearlyLoss: Readonly<Record<string, number>> = { hibrid: 0.1, elektricni: 0.135 };

/**
 * The price of a model's car. About a ninth is lost each year. A stronger engine and a fuller version cost more, many
 * kilometres cost less.
 */
export function priceOf(
  model: TableModel,
  engine: Engine,
  use: { age: number; mileage: number; fullness: number; isNew: boolean },
  random: Random,
): number {
  const luck = 0.86 + (random.next() + random.next()) * 0.14;
  if (model.old) return model.price * (0.55 + random.next() * 1.1);

  const powers = model.generations.flatMap(({ engines }) => engines.map(({ kw }) => kw)).sort((a, b) => a - b);
  const middling = powers[Math.floor(powers.length / 2)] ?? engine.kw;
  const strength = (engine.kw / middling) ** 0.4 * (engine.fuel === 'plug-in-hibrid' ? 1.18 : 1);
  const rate = yearlyLoss[engine.fuel] ?? 0.118;
  const worth = use.isNew ? 1 : 0.95 * Math.exp(-rate * Math.max(0.5, use.age));
  const usual = (perYear[engine.fuel] ?? 12_000) * (Math.min(use.age, drivenYears) + 0.5);
  const driven = use.isNew ? 1 : 1 - Math.max(-0.1, Math.min(0.16, ((use.mileage - usual) / usual) * 0.25));

  return Math.max(700, model.price * strength * worth * driven * (0.95 + use.fullness * 0.14) * luck);
}

/** Litres for 100 km; null for an electric car. */
export function consumptionOf({ fuel, kw }: Engine): number | null {
  const [least, each] =
    {
      dizel: [3.6, 0.016],
      benzin: [4.3, 0.02],
      'benzin-tng': [6, 0.02],
      hibrid: [3.3, 0.013],
      'plug-in-hibrid': [1.1, 0.003],
    }[fuel] ?? [];
  return least === undefined || each === undefined ? null : Math.round((least + kw * each) * 10) / 10;
}
