import { Failure, type AdLink } from '@volan/api-contract';
import { maxPicturesOf, readAdForm, type AdFormErrors } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import { activeTerms } from '../accounts/plan.ts';
import type { GivenAd, ReadAd } from './AdKind.ts';
import { readBelonging } from './belonging.ts';
import { formOf } from '../ads/formOf.ts';

/** A form with errors of its fields, and perhaps the ad that conflicts with it. */
export const wrong = (errors: AdFormErrors, data: AdLink | null = null) =>
  new Failure<'validation', AdLink | null>('validation', {
    errors: Object.fromEntries(Object.entries(errors).map(([name, codes]) => [name, [...codes]])),
    ...(data && { data }),
  });

/** Reads and validates typed fields by the form of the category, the packet of the owner and the taxonomy. */
export async function readAd(
  sql: TransactionSql,
  registry: Registry,
  category: CategoryRecord,
  given: GivenAd,
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
