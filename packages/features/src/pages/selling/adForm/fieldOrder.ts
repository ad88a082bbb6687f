import type { AdField, AdForm, AdFormErrors, AdFormStep } from '@volan/domain-rules';

/** The steps of the form in the order of their sections. */
export const formSteps = [
  'vehicle',
  'specifications',
  'pictures',
  'price',
  'description',
  'place',
] as const satisfies readonly AdFormStep[];

/** Fields that are first in their section. */
const leading = ['brand_id', 'model_id', 'year', 'price_type', 'price', 'financing_price'];

/** Fields of several answers are below the others of their group. */
export const isWide = ({ kind }: AdField) => kind === 'choices' || kind === 'flag';

/** The fields of a form in the order in which they are on the page. */
export function fieldsInOrder(form: AdForm): readonly AdField[] {
  const index = ({ name }: AdField) => (leading.includes(name) ? leading.indexOf(name) : leading.length);
  const drawn = formSteps.flatMap((step) =>
    step === 'specifications'
      ? form.groups.flatMap(({ fields }) => fields.toSorted((a, b) => Number(isWide(a)) - Number(isWide(b))))
      : form.fields.filter((field) => field.step === step).toSorted((a, b) => index(a) - index(b)),
  );
  return [...new Set([...drawn, ...form.fields])];
}

/**
 * Names of the fields that still need something, in their order: those without an answer, and those with a wrong one.
 */
export function lackingIn(form: AdForm, errors: AdFormErrors) {
  const names = fieldsInOrder(form)
    .map(({ name }) => name)
    .filter((name) => errors[name] !== undefined);
  const isMissing = (name: string) => errors[name]?.[0] === 'required';
  return { missing: names.filter(isMissing), wrong: names.filter((name) => !isMissing(name)) };
}
