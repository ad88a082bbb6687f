import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdFormFields, FormCategory, FormSpecification } from './AdForm.ts';
import { adFormOf } from './adFormOf.ts';
import { adFormFieldsOf, errorsOfStep, readAdForm } from './readAdForm.ts';

let nextId = 1;

function question(slug: string, more: Partial<FormSpecification> = {}): FormSpecification {
  const id = nextId++;
  return {
    id,
    group: 'motor',
    slug,
    title: slug,
    type: 'enum',
    unit: null,
    min: null,
    max: null,
    step: null,
    depends_on: null,
    source: null,
    multi: 0,
    required: 0,
    filters: [],
    ...more,
  };
}

const answer = (id: number, slug: string, parent: number | null = null) => ({
  id,
  parent_id: parent,
  slug,
  title: slug,
});

const category: FormCategory = {
  id: 1,
  groups: [
    { slug: 'oprema', title: 'Oprema', sort: 2 },
    { slug: 'motor', title: 'Motor', sort: 1 },
  ],
  specifications: [
    question('vozilo', { source: 'brand_id', required: 1 }),
    question('sasija', { source: 'chassis_id' }),
    question('godiste', { source: 'year', type: 'year', min: 1900, max: 2100, required: 1 }),
    question('kilometraza', { source: 'mileage', type: 'int', unit: 'km', min: 0, max: 2_000_000 }),
    question('gorivo', { filters: [answer(101, 'dizel'), answer(102, 'elektricni'), answer(103, 'blagi', 102)] }),
    question('domet', { type: 'int', min: 10, max: 1500, depends_on: { key: 'gorivo', value: 'elektricni' } }),
    question('potrosnja', { type: 'decimal', unit: 'l/100 km', min: 0, max: 50 }),
    question('oprema', { group: 'oprema', multi: 1, filters: [answer(201, 'navigacija'), answer(202, 'kuka')] }),
    question('registrovan-do', { type: 'month-year' }),
    question('izvedba', { type: 'text' }),
    question('stanje-vozila', { filters: [answer(401, 'novo'), answer(402, 'polovno')] }),
    question('cena', {
      group: 'cena-i-finansiranje',
      source: 'price',
      type: 'int',
      min: 0,
      max: 10_000_000,
      required: 1,
    }),
    question('kredit', { group: 'cena-i-finansiranje', source: 'credit', type: 'bool' }),
    question('zamena', { group: 'cena-i-finansiranje', filters: [answer(301, 'za-skuplje')] }),
    question('region', { group: 'prodavac-i-mesto', source: 'region_id' }),
    question('prodavac', { group: 'prodavac-i-mesto', source: 'seller_type', required: 1 }),
  ],
};

const form = adFormOf(category);
const options = { thisYear: 2026 };

const golf: AdFormFields = {
  brand_id: ['385'],
  model_id: ['385019'],
  year: ['2015'],
  price: ['12.500 €'],
  price_type: ['fixed'],
  region_id: ['7'],
};

const read = (fields: AdFormFields, more = {}) => readAdForm(form, { ...golf, ...fields }, { ...options, ...more });
const valuesOf = (fields: AdFormFields, more = {}) => {
  const reading = read(fields, more);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.values;
};
const errorsOf = (fields: AdFormFields, more = {}) => {
  const reading = read(fields, more);
  return reading.ok ? {} : reading.errors;
};

describe('the form of a category [N06, M54]', () => {
  it('asks its questions in the steps and groups they belong to, and none that the server answers', () => {
    const names = (step: string) => form.fields.filter((field) => field.step === step).map(({ name }) => name);
    expect(names('vehicle')).toEqual(['brand_id', 'brand_text', 'model_id', 'model_text', 'chassis_id', 'year', 'vin']);
    expect(names('price')).toEqual(['price', 'credit', 'answers.zamena', 'price_type', 'financing_price']);
    expect(names('place')).toEqual(['region_id', 'city_id', 'phone']);
    expect(form.groups.map(({ slug, fields }) => [slug, fields.map(({ name }) => name)])).toEqual([
      [
        'motor',
        [
          'mileage',
          'answers.gorivo',
          'answers.domet',
          'answers.potrosnja',
          'answers.registrovan-do',
          'answers.izvedba',
          'answers.stanje-vozila',
        ],
      ],
      ['oprema', ['answers.oprema']],
    ]);
    expect(names('specifications')).not.toContain('seller_type');
  });

  it('grows with a question of the database', () => {
    const more = { ...category, specifications: [...category.specifications, question('krov', { required: 1 })] };
    expect(readAdForm(adFormOf(more), golf, options)).toEqual({ ok: false, errors: { 'answers.krov': ['required'] } });
  });
});

describe('what a seller typed', () => {
  it('holds no contact in any of its words, and says that it did', () => {
    const typed = {
      line: ['Zovi pera@gmail.com'],
      description: ['064_123_4567'],
      'answers.izvedba': ['1.6 wa.me/38164'],
    };
    expect(valuesOf(typed)).toMatchObject({
      line: 'Zovi •••••••••.•••',
      description: '•••_•••_••••',
      texts: [{ text: '1.6 ••.••/•••••' }],
      said: expect.arrayContaining(['Zovi pera@gmail.com', '064_123_4567', '1.6 wa.me/38164']),
      hasContacts: true,
    });
    expect(valuesOf({ line: ['Zovi ••••'], description: ['• klima\n• alu'] })).toMatchObject({ hasContacts: false });
  });

  it('ignore the typed words beside a known make and model', () => {
    const typed = { brand_text: ['064 123 4567'], model_text: ['pera@gmail.com'] };
    expect(valuesOf(typed)).toMatchObject({ brandText: '', modelText: '', said: [], hasContacts: false });
  });

  it('is understood as it was meant', () => {
    const typed = {
      mileage: ['183.000 km'],
      'answers.gorivo': ['blagi'],
      'answers.potrosnja': ['5,4 l/100 km'],
      'answers.oprema': ['kuka', 'navigacija'],
      'answers.registrovan-do': ['2027-03'],
      'answers.izvedba': [' 1.6  TDI '],
      credit: ['on'],
      vin: ['wvwzzz1jz xw000001'],
      phone: ['(064) 123-4567'],
      pictures: ['12', '0b4f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b11', '12'],
    };
    expect(valuesOf(typed)).toMatchObject({
      brandId: 385,
      modelId: 385019,
      year: 2015,
      mileage: 183_000,
      price: 12_500,
      priceType: 'fixed',
      credit: 1,
      vin: 'WVWZZZ1JZXW000001',
      phone: '0641234567',
      filterIds: [102, 103, 201, 202],
      numbers: [expect.objectContaining({ num: 5.4 }), expect.objectContaining({ num: 202703 })],
      texts: [expect.objectContaining({ text: '1.6 TDI' })],
      pictures: ['12', '0b4f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b11'],
    });
  });

  it('counts only while its question is asked', () => {
    const electric = { 'answers.gorivo': ['elektricni'], 'answers.domet': ['400'] };
    expect(valuesOf(electric).numbers).toHaveLength(1);
    expect(valuesOf({ ...electric, 'answers.gorivo': ['dizel'] }).numbers).toEqual([]);
  });

  it('may name an unknown make, and no price on request', () => {
    const handmade = {
      brand_id: [],
      model_id: [],
      brand_text: ['Domaća izrada'],
      price: [],
      price_type: ['on-request'],
    };
    expect(valuesOf(handmade)).toMatchObject({ brandId: null, brandText: 'Domaća izrada', price: null });
  });

  it('stays text, even if it looks like something else', () => {
    const text = '<script>alert(1)</script>\r\n<b>Kao nov</b>\u0000\u202e & "čuvan"\n\n\n\nhitno';
    expect(valuesOf({ description: [text] }).description).toBe(
      '<script>alert(1)</script>\n<b>Kao nov</b> & "čuvan"\n\nhitno',
    );
  });

  it.each<[string, AdFormFields, object]>([
    ['no make', { brand_id: [], model_id: [] }, { brand_id: ['required'], model_id: ['required'] }],
    ['no model', { model_id: [] }, { model_id: ['required'] }],
    ['a model without its make', { brand_id: [] }, { brand_id: ['required'], model_id: ['value'] }],
    ['a make that is no id', { brand_id: ['1 or 1=1'] }, { brand_id: ['value'] }],
    ['a price of 0', { price: ['0'] }, { price: ['min'] }],
    ['a price below zero', { price: ['-5'] }, { price: ['min'] }],
    ['a price of 11,111,111,111', { price: ['11,111,111,111'] }, { price: ['max'] }],
    ['a price with cents', { price: ['12.500,50'] }, { price: ['whole'] }],
    ['a price in words', { price: ['povoljno'] }, { price: ['format'] }],
    ['no price', { price: [] }, { price: ['required'] }],
    ['no kind of price', { price_type: [] }, { price_type: ['required'] }],
    ['a price without VAT of a private seller', { price_type: ['vat-deductible'] }, { price_type: ['value'] }],
    ['the year 9999', { year: ['9999'] }, { year: ['max'] }],
    ['the year after the next one', { year: ['2028'] }, { year: ['max'] }],
    ['two years', { year: ['2015', '2016'] }, { year: ['value'] }],
    ['4,294,967,295 kilometres', { mileage: ['4294967295'] }, { mileage: ['max'] }],
    ['half a kilometre', { mileage: ['0,5'] }, { mileage: ['whole'] }],
    ['an answer of another question', { 'answers.gorivo': ['navigacija'] }, { 'answers.gorivo': ['value'] }],
    ['a month that is none', { 'answers.registrovan-do': ['2027-13'] }, { 'answers.registrovan-do': ['format'] }],
    ['a title of emoji', { line: ['🚗🔥🔥'] }, { line: ['value'] }],
    ['a line of 121 characters', { line: ['a'.repeat(121)] }, { line: ['max'] }],
    ['a description of 10,001', { description: ['a'.repeat(10_001)] }, { description: ['max'] }],
    ['a VIN of sixteen', { vin: ['WVWZZZ1JZXW00000'] }, { vin: ['vin'] }],
    ['a phone of letters', { phone: ['pozovi me'] }, { phone: ['phone'] }],
    ['21 pictures', { pictures: Array.from({ length: 21 }, (_, at) => `${at + 1}`) }, { pictures: ['max'] }],
    ['a picture by its address', { pictures: ['../../etc/passwd'] }, { pictures: ['value'] }],
  ])('is refused by name: %s', (_what, fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors);
  });

  it('has more pictures and prices without VAT where the account may', () => {
    const many = Array.from({ length: 50 }, (_, at) => `${at + 1}`);
    const dealer = { maxPictures: 50, isBusiness: true };
    expect(valuesOf({ pictures: many, price_type: ['vat-deductible'] }, dealer).pictures).toHaveLength(50);
  });

  it('is checked against the step that it belongs to', () => {
    const errors = errorsOf({ price: ['0'], year: [] });
    expect(errorsOfStep(form, errors, 'vehicle')).toEqual({ year: ['required'] });
    expect(errorsOfStep(form, errors, 'price')).toEqual({ price: ['min'] });
  });

  it('comes from a form that was sent', () => {
    const sent = [
      ['a', '1'],
      ['b', ''],
      ['a', '2'],
      ['file', {}],
    ] as const;
    expect(adFormFieldsOf(sent)).toEqual({ a: ['1', '2'] });
  });

  it('never breaks the reading, and what is read is within its bounds', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.integer().map(String),
      fc.constantFrom('', 'NaN', '1e9', '☃', '٣'),
    );
    const names = form.fields.map(({ name }) => name);
    const some = fc.dictionary(
      fc.constantFrom(...names, '__proto__', 'id', 'status'),
      fc.array(text, { maxLength: 3 }),
    );
    fc.assert(
      fc.property(some, (fields) => {
        const reading = read(fields);
        if (!reading.ok) return Object.keys(reading.errors).every((name) => names.includes(name));

        const { price, year, mileage } = reading.values;
        expect((price ?? 1) > 0 && (price ?? 1) <= 10_000_000 && Number.isInteger(price ?? 1)).toBe(true);
        expect((year ?? 2000) <= 2027 && (mileage ?? 0) <= 2_000_000).toBe(true);

        return !Object.hasOwn(reading.values, 'status');
      }),
    );
  });
});

describe('a vehicle that is offered as new', () => {
  const offered = (condition: string, year: string, mileage: string) =>
    readAdForm(form, { ...golf, year: [year], mileage: [mileage], 'answers.stanje-vozila': [condition] }, options);

  it.each([
    ['of 2016 with 142,000 km', '2016', '142.000'],
    ['of this year with 1,000 km', '2026', '1000'],
    ['of the year before the last', '2024', '5'],
  ])('is asked for its condition: %s', (_what, year, mileage) => {
    expect(offered('novo', year, mileage)).toEqual({ ok: false, errors: { 'answers.stanje-vozila': ['not-new'] } });
    expect(offered('polovno', year, mileage).ok).toBe(true);
  });

  it.each([
    ['this', '2026', '999'],
    ['last', '2025', '0'],
  ])('is of %s year and has less than 1,000 km', (_which, year, mileage) => {
    expect(offered('novo', year, mileage).ok).toBe(true);
  });
});

describe('the price with financing [peers, complaint 7]', () => {
  it('stands beside the price, and says that financing is offered', () => {
    const reading = readAdForm(form, { ...golf, financing_price: ['11.900'] }, options);
    expect(reading).toMatchObject({ ok: true, values: { price: 12_500, financingPrice: 11_900, credit: 1 } });
    expect(readAdForm(form, golf, options)).toMatchObject({ values: { financingPrice: null, credit: 0 } });
  });

  it('does not replace the price', () => {
    const { price: _price, ...without } = golf;
    expect(readAdForm(form, { ...without, financing_price: ['11.900'] }, options)).toEqual({
      ok: false,
      errors: { price: ['required'] },
    });
    const onRequest = { ...without, price_type: ['on-request'], financing_price: ['11.900'] };
    expect(readAdForm(form, onRequest, options)).toMatchObject({ values: { price: null, financingPrice: null } });
  });

  it('is asked only where the category asks for financing', () => {
    const specifications = category.specifications.filter(({ source }) => source !== 'credit');
    const names = adFormOf({ ...category, specifications }).fields.map(({ name }) => name);
    expect(names).not.toContain('financing_price');
  });
});
