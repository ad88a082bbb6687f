import type { OwnCompany } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { companyFormErrors, readCompanyForm, readPoint } from './readCompanyForm.ts';
import { readTime } from './readHours.ts';

const data = {
  name: 'Auto plac Čačak',
  legal_name: 'Auto plac d.o.o.',
  tax_id: '100001159',
  registry_number: '17021397',
  address: 'Glavna 1',
};
const company = {
  id: 41,
  country_id: 688,
  status: 'public',
  data,
  changes: null,
  region_id: 7,
  city_id: 70,
  review: null,
  documents: [],
} as Partial<OwnCompany> as OwnCompany;
const filled = { ...data, 'phone-0': '032 371 234', web: 'auto-plac.example', region_id: '7', city_id: '70' };

const read = (fields: Record<string, string> = {}, own: Partial<OwnCompany> = {}, hasDocuments = false) =>
  readCompanyForm(new URLSearchParams({ ...filled, ...fields }), { ...company, ...own }, hasDocuments);

const review = { since: '', question: 'Čija je adresa?', reasons: [], text: '' };

describe('the form of a company [M12, P55]', () => {
  it('sends names, numbers and address only if they were changed', () => {
    expect(read().input).toEqual({
      company_id: 41,
      city_id: 70,
      phones: ['032 371 234'],
      web: 'https://auto-plac.example',
      opening_hours: null,
      hours_exceptions: [],
      location: null,
    });
    expect(read({ address: 'Nova 2' }).input).toMatchObject({ address: 'Nova 2' });
    expect(read({ address: 'Nova 2' }).input).not.toHaveProperty('name');
  });

  it('sends a change back that waits: the public value differs from the shown one', () => {
    expect(read({}, { changes: { address: 'Nova 2' } }).input).toMatchObject({ address: 'Glavna 1' });
  });

  it('sends all of them again after a refusal, once something changed or a document is newer', () => {
    const refused = { review: { ...review, state: 'refused' as const, since: '2026-11-20T08:00:00.000Z' } };
    const document = { at: '2026-11-20T09:00:00.000Z' } as OwnCompany['documents'][number];
    expect(read({ 'phone-1': '064 1234567' }, refused).input).not.toHaveProperty('name');
    expect(read({ address: 'Nova 2' }, refused).input).toMatchObject({ ...data, address: 'Nova 2' });
    expect(read({}, { ...refused, documents: [document] }).input).toMatchObject(data);
    expect(read({}, refused, true).input).toMatchObject(data);
  });

  it('answers a question by words or by documents, not by a new phone', () => {
    const asked = { review: { ...review, state: 'asked' as const } };
    expect(read({ answer: 'Naša.' }, asked).input).toMatchObject({ ...data, answer: 'Naša.' });
    expect(read({}, asked, true).input).toMatchObject(data);
    expect(read({ 'phone-1': '064 1234567' }, asked).input).not.toHaveProperty('name');
  });

  it('reads the hours of the week and the days with other hours', () => {
    const hours = { 'hours-0-opens': '9', 'hours-0-closes': '17:30' };
    const holiday = { 'exception-1-from': '2026-12-25', 'exception-2-from': '2026-12-31', 'exception-2-opens': '10' };
    const { input, errors } = read({ ...hours, ...holiday, 'exception-2-closes': '24:00' });
    expect(errors).toEqual({});
    expect(input.opening_hours).toEqual([{ opens: '09:00', closes: '17:30' }, null, null, null, null, null, null]);
    expect(input.hours_exceptions).toEqual([
      { from: '2026-12-25', to: '2026-12-25', hours: null },
      { from: '2026-12-31', to: '2026-12-31', hours: { opens: '10:00', closes: '24:00' } },
    ]);
  });

  it('takes hours past midnight, and refuses hours that overlap or take no time [M12]', () => {
    const late = { 'hours-0-opens': '18', 'hours-0-closes': '2' };
    expect(read(late).errors).toEqual({});
    expect(read({ ...late, 'hours-1-opens': '1', 'hours-1-closes': '9' }).errors).toEqual({
      'hours-0-closes': ['hours-overlap'],
    });
    const none = { 'exception-0-from': '2026-12-25', 'exception-0-opens': '9', 'exception-0-closes': '9' };
    expect(read({ 'hours-3-opens': '9', 'hours-3-closes': '9', ...none }).errors).toEqual({
      'hours-3-closes': ['time'],
      'exception-0-closes': ['time'],
    });
  });

  it('takes a region without a town', () => {
    expect(read({ region_id: '8', city_id: '' }).input).toMatchObject({ city_id: null, region_id: 8 });
    expect(read({ region_id: '', city_id: '' }).input).toMatchObject({ city_id: null, region_id: null });
  });

  it('names each field that is wrong', () => {
    const { errors } = read({
      'phone-0': '',
      point: '45° 15′ north',
      'hours-2-opens': '09:00',
      'exception-0-to': '2026-12-25',
      'exception-1-from': '2026-12-25',
      'exception-1-to': '2026-12-24',
    });
    expect(errors).toEqual({
      'phone-0': ['required'],
      point: ['coordinates'],
      'hours-2-closes': ['time'],
      'exception-0-from': ['days'],
      'exception-1-to': ['days'],
    });
  });

  it('names wrong phones, numbers and hours together, each at its own field', () => {
    const wrong = { 'phone-1': '12', tax_id: '100 001 158', registry_number: '1', address: '', 'hours-0-opens': '9' };
    expect(read(wrong).errors).toEqual({
      'phone-1': ['phone'],
      tax_id: ['tax-number'],
      registry_number: ['format'],
      address: ['required'],
      'hours-0-closes': ['time'],
    });
  });

  it('takes a tax number with the spaces that were pasted with it', () => {
    expect(read({ tax_id: ' 101 134 702 ' }).errors).toEqual({});
  });

  it('shows the error of a phone at its row, also behind an empty one', () => {
    const { phoneRows } = read({ 'phone-0': '', 'phone-1': '032 371 234', 'phone-3': '123' });
    expect(companyFormErrors({ 'phones.1': ['phone'], tax_id: ['tax-number'] }, phoneRows)).toEqual({
      'phone-3': ['phone'],
      tax_id: ['tax-number'],
    });
  });
});

it.each([
  ['9', '09:00'],
  ['09.30', '09:30'],
  ['0930', '09:30'],
  ['24:00', '24:00'],
  ['24:01', null],
  ['9:75', null],
  ['noon', null],
])('the time %j is %j', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each([
  ['45.2517, 19.8369', { lat: 45.2517, lng: 19.8369 }],
  ['45,2517 19,8369', { lat: 45.2517, lng: 19.8369 }],
  ['45.2517° N, 19.8369° E', { lat: 45.2517, lng: 19.8369 }],
  ['-33.9, 151.2', { lat: -33.9, lng: 151.2 }],
  ['45.2517', null],
  ['95, 19', null],
  ['33.9 S, 151.2 E', null],
])('the point %j is %j', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});
