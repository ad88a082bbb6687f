import type { FeedField } from '@volan/api-contract';
import type { AdField, AdForm, LanguageValue } from '@volan/domain-rules';
import { formOf } from '../ads/formOf.ts';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';

/** A meaning that a column can have, with the fields of the form that it fills. */
export interface FeedFieldRule {
  readonly name: string;
  readonly form: readonly string[];
  readonly field: AdField | null;
  readonly required: boolean;
}

/** Fields that every vehicle has, in the order that people expect, with the fields of the form that they fill. */
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

/** Not required in a row, because the company has a place. */
const neverRequired: readonly string[] = ['region', 'town'];

/** All meanings that the columns of a feed can have in a category. */
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

/** The same in the form of the API, to choose from. */
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

/**
 * The form of a category that feeds can fill: one of vehicles, which have a year and kilometres. Null for other
 * categories.
 */
export function feedFormOf(registry: Registry, category: CategoryRecord, language: LanguageValue): AdForm | null {
  const form = formOf(registry, category, language);
  const has = (name: string) => form.fields.some((field) => field.name === name);
  return has('brand_id') && has('year') && has('mileage') ? form : null;
}

/** The field of a feed that fills a field of the form; an empty text if there is none. */
export const feedFieldOf = (rules: readonly FeedFieldRule[], formName: string) =>
  rules.find(({ form }) => form.includes(formName))?.name ?? '';
