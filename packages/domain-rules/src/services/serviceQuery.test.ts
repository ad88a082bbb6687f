import { describe, expect, it } from 'vitest';
import { emptyServiceQuery, printServiceQuery, readServiceQuery } from './serviceQuery.ts';

const read = (text: string) => readServiceQuery(new URLSearchParams(text));

describe('the address of the list of car services [B19]', () => {
  it('reads what it prints', () => {
    const query = {
      page: 3,
      kind: 'gume',
      region: 'juzna-backa',
      city: 7,
      radius: 25,
      open: true,
      homeVisit: true,
      rating: 4.5,
      sort: 'rating',
    } as const;
    expect(printServiceQuery(query)).toBe(
      'page=3&kind=gume&region=juzna-backa&city=7&radius=25&open=1&home_visit=1&rating=4.5&sort=rating',
    );
    expect(read(printServiceQuery(query))).toEqual(query);
    expect(printServiceQuery(emptyServiceQuery)).toBe('');
  });

  it.each([
    'page=0',
    'page=43',
    'page=2&page=3',
    'kind=Gume!',
    'region=',
    'open=yes',
    'home_visit=2',
    'city=x',
    'radius=25',
    'rating=6',
    'sort=price',
    'other=1',
  ])('reads %s as nothing asked for', (text) => expect(read(text)).toEqual(emptyServiceQuery));
});
