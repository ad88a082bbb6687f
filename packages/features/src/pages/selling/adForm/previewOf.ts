import type { AdAnswer, AdDetails, Brand, CategoryWithSpecifications, Model, Specification } from '@volan/api-contract';
import {
  isAsked,
  maskContacts,
  maskedLine,
  priceTypes,
  type AdField,
  type AdForm,
  type AdFormFields,
} from '@volan/domain-rules';
import { parseNumber } from '@volan/domain-rules/numbers';

/** The data that a form does not have itself. */
export interface PreviewContext {
  readonly category: CategoryWithSpecifications;
  readonly brand: Brand | null;
  readonly model: Model | null;
  readonly place: AdDetails['place'];
  /** The moment of the page, as ISO text. */
  readonly now: string;
  readonly seller: Pick<AdDetails['seller'], 'id' | 'name' | 'type' | 'since' | 'avatar'>;
}

const first = (fields: AdFormFields, name: string) => (fields[name]?.[0] ?? '').trim();

/** A number as it was typed; null where it cannot be read. */
function numberOf(fields: AdFormFields, { name, specification, decimals }: AdField): number | null {
  const text = first(fields, name);
  const month = /^(\d{4})-(\d{2})$/.exec(text);
  if (specification?.type === 'month-year') return month ? Number(month[1]) * 100 + Number(month[2]) : null;

  const unit = specification?.unit ?? '';
  const number = parseNumber(text, 'en', { decimals, unit });

  return typeof number === 'number' ? number : null;
}

/** One answer of the form as the page of an ad shows it; null where nothing is said. */
function answerOf(fields: AdFormFields, field: AdField, one: Specification): AdAnswer | null {
  const slugs = fields[field.name] ?? [];
  const values = one.filters
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, title, icon }) => ({ slug, label: title, icon }));
  const isNumber = field.kind === 'number' || field.kind === 'month';
  const number = isNumber ? numberOf(fields, field) : field.kind === 'flag' && slugs.length > 0 ? 1 : null;
  const text = field.kind === 'text' ? maskedLine(first(fields, field.name)) || null : null;
  if (values.length === 0 && number === null && text === null) return null;

  const { slug: key, title: label, icon, unit } = one;

  return { key, label, icon, multi: one.multi === 1, unit, number, values, text, infilter: false };
}

/** Make, model and the answers that belong into titles, as the server makes it. */
function titleOf(names: readonly string[], answers: readonly AdAnswer[], specifications: readonly Specification[]) {
  const intitle = specifications
    .filter((one) => one.intitle === 1 && one.source !== 'brand_id')
    .toSorted((a, b) => a.sort - b.sort)
    .flatMap(({ slug }) => answers.filter(({ key }) => key === slug))
    .map(({ values, text, number }) => values[0]?.label ?? text ?? String(number ?? ''));
  return [...names, ...intitle].filter((word) => word !== '').join(' ');
}

/**
 * The ad that a form describes, with the filled-in values and whatever their errors. The page of an ad draws it as
 * buyers will see it, with contacts in its texts hidden as the server hides them. Its pictures are passed separately.
 * Ratings, history and numbers of visits exist only for a published ad. [M54]
 */
export function previewOf(form: AdForm, fields: AdFormFields, context: PreviewContext): AdDetails {
  const { category, brand, model, now, seller } = context;
  const bySlug = new Map(category.specifications.map((one) => [one.slug, one]));
  const asked = form.fields.filter((field) => field.specification !== null && isAsked(field, fields));
  const answered = asked.flatMap((field) => {
    const one = bySlug.get(field.specification?.slug ?? '');
    const answer = one && field.step !== 'place' && field.name !== 'price' ? answerOf(fields, field, one) : null;
    return one && answer ? [{ one, answer }] : [];
  });
  const answers = answered.map(({ answer }) => answer);
  const numberNamed = (name: string) => {
    const field = form.fields.find((one) => one.name === name);
    return field ? numberOf(fields, field) : null;
  };
  const named = (known: Brand | Model | null, text: string) =>
    known
      ? { id: known.id, slug: known.slug, title: known.title }
      : text === ''
        ? null
        : { id: null, slug: null, title: text };
  const [brandName, modelName] = [
    named(brand, maskedLine(first(fields, 'brand_text'))),
    named(model, maskedLine(first(fields, 'model_text'))),
  ];
  const isOnRequest = first(fields, 'price_type') === 'on-request';
  const price = isOnRequest ? null : numberNamed('price');
  const financingPrice = isOnRequest ? null : numberNamed('financing_price');
  const names = [brandName?.title ?? '', modelName?.title ?? ''];

  return {
    id: 0,
    slug: 'preview',
    kind: category.kind,
    category_id: category.id,
    brand: brandName,
    model: modelName,
    title: titleOf(names, answers, category.specifications) || maskedLine(first(fields, 'line')) || category.title,
    line: maskedLine(first(fields, 'line')),
    price,
    currency: 'EUR',
    price_type: priceTypes.find((type) => type === first(fields, 'price_type')) ?? 'fixed',
    year: numberNamed('year'),
    mileage: numberNamed('mileage'),
    power_kw: numberNamed('power_kw'),
    displacement: numberNamed('displacement'),
    highlights: answered
      .filter(({ one }) => one.highlight === 1)
      .toSorted((a, b) => a.one.sort - b.one.sort)
      .map(({ answer }) => answer),
    images: [],
    image_count: 0,
    place: context.place,
    tiers: [],
    credit: first(fields, 'credit') === '1' || financingPrice !== null,
    damaged: false,
    reserved: false,
    created_at: now,
    first_seen_at: now,
    confirmed_at: now,
    price_label: null,
    status: 'active',
    category: { id: category.id, slug: category.slug, title: category.title },
    groups: category.groups
      .map(({ slug, title }) => ({
        slug,
        title,
        answers: answered.filter(({ one }) => one.group === slug).map(({ answer }) => answer),
      }))
      .filter((group) => group.answers.length > 0),
    description: maskContacts(first(fields, 'description')),
    description_lang: null,
    translator: false,
    chassis: null,
    seller: { ...seller, verified: false, ads: 0, company: null, place: null },
    financing_price: financingPrice,
    mileage_before: null,
    views: 0,
    has_phone: first(fields, 'phone') !== '',
    price_comparison: { kind: 'not-comparable' },
    price_history: [{ at: now, price }],
  };
}
