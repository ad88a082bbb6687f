import { describe, expect, it } from 'vitest';
import { emptyCompanyQuery } from './CompanyQuery.ts';
import { printCompanyQuery, readCompanyQuery } from './companyQueryText.ts';
import { groupOpeningHours } from './openingHours.ts';

const read = (text: string) => readCompanyQuery(new URLSearchParams(text));

describe('the address of the list of companies', () => {
  it('is page 1 of all when it says nothing [B22]', () => {
    expect(read('')).toEqual(emptyCompanyQuery);
    expect(printCompanyQuery(emptyCompanyQuery)).toBe('');
  });

  it.each([
    ['page=1', ''],
    ['keyword=++auto++kuća+&type=dealer&page=2', 'page=2&type=dealer&keyword=auto%20ku%C4%87a'],
    ['type=parts&region=juzna-backa&utm_source=x', 'region=juzna-backa&type=parts'],
    ['region=&type=&keyword=', ''],
  ])('has one form: %s [B22, M15]', (written, canonical) => {
    expect(printCompanyQuery(read(written))).toBe(canonical);
    expect(read(canonical)).toEqual(read(written));
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1&page=2', 'page=9999999', 'type=private', 'region=../x'])(
    'shows the default for %s',
    (written) => expect(read(written)).toEqual(emptyCompanyQuery),
  );

  it('leaves out words over the limit', () => {
    expect(read(`keyword=${'x'.repeat(201)}`)).toEqual(emptyCompanyQuery);
  });
});

describe('opening hours', () => {
  const day = { opens: '09:00', closes: '17:00' };
  const saturday = { opens: '09:00', closes: '14:00' };

  it('join neighbouring days that are alike [M58]', () => {
    expect(groupOpeningHours([day, { ...day }, day, day, day, saturday, null])).toEqual([
      { first: 0, last: 4, hours: day },
      { first: 5, last: 5, hours: saturday },
      { first: 6, last: 6, hours: null },
    ]);
  });

  it('do not join days that only touch a closed one', () => {
    expect(groupOpeningHours([day, null, day, null, null, null, null])).toHaveLength(4);
  });
});
