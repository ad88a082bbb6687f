import type { FeedField } from '@volan/api-contract';
import type { AdField, AdForm, LanguageValue } from '@volan/domain-rules';
import { formOf } from '../ads/formOf.ts';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';

/** Something that a column may mean, with the fields of the form that say it. */
export interface FeedFieldRule {
  readonly name: string;
  readonly form: readonly string[];
  readonly field: AdField | null;
  readonly required: boolean;
}

/** Fields that every vehicle has, in the order in which people think of them, with their fields of the form. */
const baseFields: readonly (readonly [string, ...string[]])[] = [
  ['id'],
  ['make', 'brand_id', 'brand_text'],
  ['model', 'model_id', 'model_text'],
  ['generation', 'chassis_id'],
  ['year', 'year'],
  ['mileage', 'mileage'],
  ['price', 'price', 'price_type'],
  ['power', 'power_kw'],
  ['displacement', 'displacement'],
  ['vin', 'vin'],
  ['line', 'line'],
  ['description', 'description'],
  ['region', 'region_id'],
  ['town', 'city_id'],
  ['phone', 'phone'],
  ['pictures', 'pictures'],
];

/** Kinds of questions that a cell can answer. */
const answeredKinds: readonly AdField['kind'][] = ['choice', 'choices', 'number', 'flag'];

/** The company says where it is: a row need not. */
const neverRequired: readonly string[] = ['region', 'town'];

/** Everything that the columns of a feed may mean in a category. */
export function feedFieldRules(form: AdForm): FeedFieldRule[] {
  const byName = new Map(form.fields.map((field) => [field.name, field]));
  const base = baseFields.flatMap(([name, ...names]) => {
    const field = byName.get(names[0] ?? '') ?? null;
    if (names.length > 0 && field === null) return [];
    return { name, form: names, field, required: field?.required === true && !neverRequired.includes(name) };
  });
  const questions = form.fields
    .filter(({ name, kind }) => name.startsWith('answers.') && answeredKinds.includes(kind))
    .map((field) => ({ name: field.name, form: [field.name], field, required: field.required }));
  return [...base, ...questions];
}

/** The same for somebody who chooses. */
export const presentFields = (rules: readonly FeedFieldRule[]): FeedField[] =>
  rules.map(({ name, field, required }) => {
    const isQuestion = name.startsWith('answers.');
    return {
      name,
      title: name === 'make' || name === 'model' ? '' : (field?.specification?.title ?? ''),
      required,
      options: isQuestion
        ? (field?.specification?.filters ?? []).map(({ slug, title }) => ({ value: slug, title }))
        : [],
    };
  });

/** The form of a category that feeds can fill: one of vehicles, which have a year and kilometres; null: another one. */
export function feedFormOf(registry: Registry, category: CategoryRecord, language: LanguageValue): AdForm | null {
  const form = formOf(registry, category, language);
  const has = (name: string) => form.fields.some((field) => field.name === name);
  return has('brand_id') && has('year') && has('mileage') ? form : null;
}

/** The field of a feed that a field of the form comes from; an empty text for none. */
export const feedFieldOf = (rules: readonly FeedFieldRule[], formName: string) =>
  rules.find(({ form }) => form.includes(formName))?.name ?? '';
