import { listingLimits } from '../listing/listingLimits.ts';
import { pictureLimits } from '../pictures/pictureLimits.ts';
import type { AdField, AdForm, AdFormStep, FormCategory, FormSpecification } from './AdForm.ts';
import { asked } from './askedField.ts';

/** Characters of a make or a model that the taxonomy does not know. */
const longestName = 60;

/** Characters of an answer in words. */
const longestAnswer = 120;

/** Models that a part fits, at most. */
const maxFits = 50;

/** Questions that the seller is not asked: the server knows their answers. */
const notAsked: readonly (string | null)[] = ['seller_type', 'country_id', 'confirmed_at'];

/** The steps of questions that do not describe the vehicle itself. */
const stepOfGroup: Readonly<Record<string, AdFormStep>> = {
  'cena-i-finansiranje': 'price',
  'prodavac-i-mesto': 'place',
};

const stepOfSource: Readonly<Record<string, AdFormStep>> = {
  brand_id: 'vehicle',
  chassis_id: 'vehicle',
  year: 'vehicle',
};

/** The name of the control of a question. */
export const fieldNameOf = ({ slug, source }: Pick<FormSpecification, 'slug' | 'source'>) =>
  source === null ? `answers.${slug}` : source === 'ad_fit' ? 'fits' : source;

/**
 * The form of a category, made from its questions: another question in the database is another field, without code.
 * Page, client and server read the typed values by the same form. [N06, B31, M54]
 */
export function adFormOf({ id, groups, specifications }: FormCategory): AdForm {
  const questions = specifications.filter(({ source }) => !notAsked.includes(source));
  const nameBySlug = new Map(questions.map((one) => [one.slug, fieldNameOf(one)]));
  const price = questions.find(({ source }) => source === 'price');
  const offersFinancing = questions.some(({ source }) => source === 'credit');
  const fields = [
    ...questions.flatMap((one) => fieldsOf(one, nameBySlug)),
    asked('vin', 'vehicle', 'text', { max: 17 }),
    asked('pictures', 'pictures', 'pictures', { max: pictureLimits.perAd.included }),
    asked('price_type', 'price', 'choice', { required: true }),
    ...(price && offersFinancing ? [asked('financing_price', 'price', 'number', { min: 1, max: price.max })] : []),
    asked('line', 'description', 'text', { max: longestAnswer }),
    asked('description', 'description', 'paragraphs', { max: listingLimits.descriptionLength }),
    asked('city_id', 'place', 'choice'),
    asked('phone', 'place', 'text', { max: 40 }),
  ];
  const inSpecifications = fields.filter(({ step }) => step === 'specifications');

  return {
    categoryId: id,
    fields,
    groups: groups
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ slug, title }) => ({
        slug,
        title,
        fields: inSpecifications.filter(({ specification }) => specification?.group === slug),
      }))
      .filter((group) => group.fields.length > 0),
  };
}

function fieldsOf(one: FormSpecification, nameBySlug: ReadonlyMap<string, string>): AdField[] {
  const step = (one.source === null ? undefined : stepOfSource[one.source]) ?? stepOfGroup[one.group];
  const shared = { specification: one, required: one.required === 1, step: step ?? 'specifications' } as const;
  const parent = one.depends_on && nameBySlug.get(one.depends_on.key);
  const dependsOn = one.depends_on && parent ? { name: parent, value: one.depends_on.value } : null;
  const name = fieldNameOf(one);
  if (name === 'brand_id') {
    return [
      asked('brand_id', 'vehicle', 'choice', shared),
      asked('brand_text', 'vehicle', 'text', { max: longestName }),
      asked('model_id', 'vehicle', 'choice', shared),
      asked('model_text', 'vehicle', 'text', { max: longestName }),
    ];
  }
  if (name === 'fits') return [asked(name, shared.step, 'choices', { ...shared, max: maxFits })];
  // a place is always required, because it is needed to find the ad
  if (name === 'region_id') return [asked(name, 'place', 'choice', { ...shared, required: true })];

  switch (one.type) {
    case 'enum':
    case 'color':
      return [
        one.multi === 1
          ? asked(name, shared.step, 'choices', { ...shared, dependsOn, max: one.filters.length })
          : asked(name, shared.step, 'choice', { ...shared, dependsOn }),
      ];
    case 'bool':
      return [asked(name, shared.step, 'flag', { ...shared, dependsOn })];
    case 'month-year':
      return [asked(name, shared.step, 'month', { ...shared, dependsOn })];
    case 'text':
      return [asked(name, shared.step, 'text', { ...shared, dependsOn, max: longestAnswer })];
    case 'int':
    case 'decimal':
    case 'year': {
      const decimals = one.type === 'decimal' ? 2 : 0;
      const min = name === 'price' ? 1 : one.min;
      return [asked(name, shared.step, 'number', { ...shared, dependsOn, min, max: one.max, decimals })];
    }
  }
}
