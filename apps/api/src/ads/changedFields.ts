import type { ModeratedAd } from '@volan/api-contract';
import { formatPhone, type AdField, type AdForm, type AdFormFields, type LanguageValue } from '@volan/domain-rules';
import { formatMeasure, formatMonth, formatPrice, formatYear } from '@volan/i18n';
import type { Sql } from 'postgres';
import type { Registry } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';

type Change = NonNullable<NonNullable<ModeratedAd['answer']>['changes']>[number];

/** Sources of the names for ids and numbers. */
interface Words {
  readonly registry: Registry;
  readonly language: LanguageValue;
  /** Names of towns by their id. */
  readonly cities: ReadonlyMap<string, string>;
}

/** Fields of the form that differ before and after a change, in words; the chassis number without its middle. [P57] */
export async function changedFields(
  sql: Sql,
  form: AdForm,
  before: AdFormFields,
  now: AdFormFields,
  { registry, language }: Pick<Words, 'registry' | 'language'>,
): Promise<Change[]> {
  const changed = form.fields.filter(({ name }) => textsOf(before, name).join('\n') !== textsOf(now, name).join('\n'));
  const cityIds = [before, now].flatMap((fields) => textsOf(fields, 'city_id')).filter((id) => /^\d{1,9}$/.test(id));
  const cities = changed.some(({ name }) => name === 'city_id')
    ? await sql<{ id: string; name: string }[]>`select id::text, name from city where id in ${sql(cityIds)}`
    : [];
  const words = { registry, language, cities: new Map(cities.map(({ id, name }) => [id, name])) };

  return changed.map((field) => {
    const label = field.specification?.title ?? null;
    const [was, is] = [textsOf(before, field.name), textsOf(now, field.name)];
    return field.kind === 'pictures'
      ? { name: field.name, label, before: String(was.length), after: picturesAfter(was, is) }
      : { name: field.name, label, before: inWords(field, was, words), after: inWords(field, is, words) };
  });
}

const textsOf = (fields: AdFormFields, name: string) => fields[name] ?? [];

/** "6 (+2 −1)"; "5 (↕)" if only the order changed. */
function picturesAfter(was: readonly string[], is: readonly string[]) {
  const added = is.filter((id) => !was.includes(id)).length;
  const removed = was.filter((id) => !is.includes(id)).length;
  const told = [added > 0 && `+${added}`, removed > 0 && `−${removed}`].filter((part) => part !== false);

  return `${is.length} (${told.length > 0 ? told.join(' ') : '↕'})`;
}

const inWords = (field: AdField, texts: readonly string[], words: Words) =>
  texts.map((text) => wordOf(field, text, words)).join(', ');

function wordOf({ name, kind, specification }: AdField, text: string, { registry, language, cities }: Words): string {
  const number = Number(text);
  switch (name) {
    case 'brand_id':
      return registry.brandsById.get(number)?.title ?? text;
    case 'model_id':
    case 'fits':
      return registry.modelsById.get(number)?.title ?? text;
    case 'chassis_id':
      return registry.chassisById.get(number)?.title ?? text;
    case 'region_id': {
      const region = registry.regionsById.get(number);
      return region ? titleIn(region, language) : text;
    }
    case 'city_id':
      return cities.get(text) ?? text;
    case 'financing_price':
    case 'price':
      return formatPrice(number, language);
    case 'year':
      return formatYear(number, language);
    case 'vin':
      return `${text.slice(0, 11)}•••${text.slice(14)}`;
    case 'phone':
      return formatPhone(text);
  }
  if (kind === 'number') return formatMeasure(number, specification?.unit ?? null, language);
  if (kind === 'flag') return '✓';
  if (kind === 'month') {
    const [year = 0, month = 0] = text.split('-').map(Number);
    return formatMonth(year, month, language);
  }

  return specification?.filters.find(({ slug }) => slug === text)?.title ?? text;
}
