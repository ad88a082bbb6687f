import { pictureLimits, readAdForm, type AdForm, type AdFormErrors, type AdFormFields } from '@volan/domain-rules';

/** The errors of an ad's form that the page can find. @param now milliseconds */
export function wrongOf(form: AdForm, fields: AdFormFields, now: number, isBusiness: boolean): AdFormErrors {
  const reading = readAdForm(
    form,
    // the kind of price that is chosen when the form opens
    { price_type: ['fixed'], ...fields },
    // how many pictures it may have is for the pictures themselves to say
    { thisYear: new Date(now).getUTCFullYear(), isBusiness, maxPictures: pictureLimits.perAd.all },
  );
  return reading.ok ? {} : reading.errors;
}
