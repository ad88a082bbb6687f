import { cutPlain } from '@volan/domain-rules';
import type { SourceRecord } from '../../importing/readRecords.ts';
import type { ReadRow } from '../../importing/rowReader.ts';

/** An ad in readable form, to see at a glance whether a mapping reads a source correctly. */
export interface ImportSample {
  line: number;
  make: string;
  model: string;
  variant: string;
  hasGeneration: boolean;
  price: string;
  year: number | null;
  mileage: number | null;
  powerKw: number | null;
  displacement: number | null;
  town: string;
  answers: string[];
  title: string;
  description: string;
}

/** Most characters of a description in a sample. */
const maxDescription = 160;

/** A row that was read, in words. Unknown makes and models are marked with a `?`. */
export function sampleOf(
  { line }: Pick<SourceRecord, 'line'>,
  { ad, vehicle, answers, town }: Exclude<ReadRow, { refusal: unknown }>,
): ImportSample {
  return {
    line,
    make: vehicle.brand?.title ?? `? ${vehicle.brandText ?? ''}`,
    model: vehicle.model?.title ?? `? ${vehicle.modelText ?? ''}`,
    variant: vehicle.variant ?? '',
    hasGeneration: ad.chassis_id !== null,
    price: ad.price === null ? 'on request' : `${ad.price} EUR`,
    year: ad.year,
    mileage: ad.mileage,
    powerKw: ad.power_kw,
    displacement: ad.displacement,
    town: town ?? '',
    answers,
    title: ad.line,
    description: cutPlain(ad.description, maxDescription),
  };
}
