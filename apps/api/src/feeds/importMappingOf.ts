import type { FeedMapping } from '@volan/api-contract';
import { mappingSchema, type Mapping } from '../importing/Mapping.ts';
import type { FeedFieldRule } from './feedFields.ts';

/** Separator between the parts of a list that reaches the importer. */
export const listMark = '|';

/** Words that sellers write in place of a price that buyers must ask for. */
const onRequest = ['na upit', 'po dogovoru', 'dogovor', 'on request', 'auf anfrage', 'poa'];

const marksOf = {
  auto: undefined,
  comma: { decimal: ',', thousands: '.' },
  point: { decimal: '.', thousands: ',' },
} as const;

/**
 * The mapping of the importer for the rows of a feed. Rows reach the importer under the names of the fields, whatever
 * the columns of the file are called, so a feed needs no mapping file.
 */
export function importMappingOf(
  rules: readonly FeedFieldRule[],
  mapping: FeedMapping,
  given: { readonly category: string; readonly country: string },
): Mapping {
  const has = (name: string) => rules.some((rule) => rule.name === name);
  const questions = rules.filter(({ name }) => name.startsWith('answers.'));
  const ofKind = (...kinds: string[]) => questions.filter(({ field }) => kinds.includes(field?.kind ?? ''));
  const slugOf = ({ field }: FeedFieldRule) => field?.specification?.slug ?? '';
  const format = marksOf[mapping.decimal];

  return mappingSchema.parse({
    name: 'company-feed',
    about: '',
    encoding: 'utf8',
    separator: ',',
    ...(format && { numberFormat: format }),
    category: given.category,
    ...(mapping.columns['id'] !== undefined && { id: 'id' }),
    ignored: ['pictures', 'description', 'phone'],
    seller: { name: 'feed', type: 2 },
    place: { country: given.country, town: { column: 'town' }, region: { column: 'region' } },
    make: { column: 'make' },
    model: { column: 'model', beginsWithMake: true },
    generation: { column: 'generation' },
    vin: 'vin',
    pictures: { columns: ['pictures'], separator: listMark },
    line: { column: 'line' },
    description: { column: 'description' },
    price: { column: 'price', currency: 'EUR', onRequest, zeroIsUnknown: true },
    year: { column: 'year' },
    mileage: { column: 'mileage', unit: mapping.mileage_unit },
    ...(has('power') && { power: { column: 'power', unit: mapping.power_unit, zeroIsUnknown: true } }),
    ...(has('displacement') && {
      displacement: { column: 'displacement', unit: 'litres-or-cm3', zeroIsUnknown: true },
    }),
    answers: ofKind('choice', 'choices').map((rule) => ({
      column: rule.name,
      specification: slugOf(rule),
      values: Object.fromEntries((rule.field?.specification?.filters ?? []).map(({ slug }) => [slug, slug])),
      ...(rule.field?.kind === 'choices' && { separator: listMark }),
    })),
    numbers: ofKind('number', 'flag').map((rule) => ({ column: rule.name, specification: slugOf(rule) })),
  });
}
