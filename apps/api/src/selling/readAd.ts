import { Failure, type AdLink } from '@volan/api-contract';
import {
  maxPicturesOf,
  readAdForm,
  type AdFormErrors,
  type AdFormFields,
  type AdValues,
  type ImagePackage,
  type LanguageValue,
} from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import { activeTerms } from '../accounts/plan.ts';
import { readBelonging, type AdPlace } from './belonging.ts';
import { formOf } from '../ads/formOf.ts';

/** A form with errors of its fields, and perhaps the ad that conflicts with it. */
export const wrong = (errors: AdFormErrors, data: AdLink | null = null) =>
  new Failure<'validation', AdLink | null>('validation', {
    errors: Object.fromEntries(Object.entries(errors).map(([name, codes]) => [name, [...codes]])),
    ...(data && { data }),
  });

/** The validated values of an ad. */
export interface ReadAd {
  readonly values: AdValues;
  readonly place: AdPlace;
  /** Pictures that the packet of the owner and the package of the ad allow. [L09, L13, M13] */
  readonly maxPictures: number;
}

/** Reads and validates typed fields by the form of the category, the packet of the owner and the taxonomy. */
export async function readAd(
  sql: TransactionSql,
  registry: Registry,
  category: CategoryRecord,
  given: {
    readonly fields: AdFormFields;
    readonly owner: { readonly id: number; readonly isBusiness: boolean };
    /** Extra pictures of the ad's package. */
    readonly boughtPictures: ImagePackage | 0;
    readonly language: LanguageValue;
    readonly now: Date;
  },
): Promise<ReadAd | Failure<'validation', AdLink | null>> {
  const { owner, now } = given;
  const { images: ofPlan } = await activeTerms(sql, owner.id);
  const maxPictures = maxPicturesOf(ofPlan, given.boughtPictures);
  const options = { thisYear: now.getUTCFullYear(), maxPictures, isBusiness: owner.isBusiness };
  const reading = readAdForm(formOf(registry, category, given.language), given.fields, options);
  if (!reading.ok) return wrong(reading.errors);

  const belonging = await readBelonging(sql, registry, category, reading.values);

  return 'errors' in belonging
    ? wrong(belonging.errors)
    : { values: reading.values, place: belonging.place, maxPictures };
}
