import type { WrittenLanguage } from '@volan/domain-rules';
import { formatNumber } from './formatNumber.ts';
import { formatPrice } from './formatPrice.ts';
import { noBreakSpace } from './perLanguage.ts';
import { horsepowerSign, unitSign } from './units.ts';

/** A number with the unit of its specification; `null` = without one. */
export function formatMeasure(number: number, unit: string | null, language: WrittenLanguage) {
  if (unit === '€') {
    return formatPrice(number, language);
  }
  const written = formatNumber(number, language);
  return unit === null ? written : `${written}${noBreakSpace}${unitSign(unit, language)}`;
}

/** Kilometres: `142.000 km`. */
export function formatDistance(kilometres: number, language: WrittenLanguage) {
  return formatMeasure(kilometres, 'km', language);
}

/** Cubic centimetres: `1.968 cm³`. */
export function formatVolume(cubicCentimetres: number, language: WrittenLanguage) {
  return formatMeasure(cubicCentimetres, 'cm³', language);
}

/** Metric horsepower in a kilowatt. */
const horsepowerInKilowatt = 1.35962;

/** Kilowatts to whole metric horsepower. */
export function toHorsepower(kilowatts: number) {
  return Math.round(kilowatts * horsepowerInKilowatt);
}

/** Metric horsepower to whole kilowatts. */
export function toKilowatts(metricHorsepower: number) {
  return Math.round(metricHorsepower / horsepowerInKilowatt);
}

/** Power in both units: `110 kW (150 KS)`. */
export function formatPower(kilowatts: number, language: WrittenLanguage) {
  const ps = `${formatNumber(toHorsepower(kilowatts), language)}${noBreakSpace}${horsepowerSign(language)}`;
  return `${formatMeasure(kilowatts, 'kW', language)} (${ps})`;
}
