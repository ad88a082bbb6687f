import { describe, expect, it } from 'vitest';
import { bannersInTurn, nextBannerChange } from './bannerOrder.ts';
import { areBannerDatesInOrder, bannerFiles, bannerState, bannerTypes, isBannerLink } from './banners.ts';

const hour = 3_600_000;
/** 30 November and 10 December 2026, midnight in Belgrade. */
const [start, end] = [Date.UTC(2026, 10, 29, 23), Date.UTC(2026, 11, 9, 23)];
const booked = { active: true, isComplete: true, startsAt: start, endsAt: end };
const banner = (id: number, more: object = {}) => ({ id, positionId: 1, ...booked, ...more });

describe('a banner [T57]', () => {
  it.each([
    ['just before its start date', {}, start - 1, 'planned'],
    ['at midnight of its start date', {}, start, 'running'],
    ['on its last evening', {}, end - 1, 'running'],
    ['at midnight of its end date', {}, end, 'ended'],
    ['that is switched off', { active: false }, start, 'off'],
    ['without a picture', { isComplete: false }, start, 'incomplete'],
  ] as const)('%s: %o', (_name, more, now, state) => {
    expect(bannerState({ ...booked, ...more }, now)).toBe(state);
  });

  it('needs a picture for wide and one for narrow screens, and a video needs both as its posters', () => {
    expect(bannerFiles(bannerTypes.picture)).toEqual(['wide', 'narrow']);
    expect(bannerFiles(bannerTypes.video)).toEqual(['wide', 'narrow', 'video']);
  });

  it.each([
    ['https://dunavbanka.rs/krediti?izvor=volan', true],
    ['http://dunavbanka.rs', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['https://localhost/', false],
    ['https://volan.rs@evil.example/', false],
    ['https://evil.example/a b', false],
    [' https://evil.example', false],
    ['//evil.example', false],
    ['https://primer.rs/\u202Egnp', false],
  ])('leads to %s: %s', (link, fits) => {
    expect(isBannerLink(link)).toBe(fits);
  });

  it.each([
    ['2026-11-30', '2026-12-01', true],
    ['2026-11-30', '2026-11-30', false],
    ['2026-12-01', '2026-11-30', false],
  ])('from %s until %s: %s', (from, until, fits) => {
    expect(areBannerDatesInOrder(from, until)).toBe(fits);
  });
});

describe('banners that share a position', () => {
  const shared = [banner(7), banner(8), banner(9)];
  const first = (now: number) => bannersInTurn(shared, now)[0]?.id;

  it('are in the same order for a whole hour', () => {
    expect(first(start + hour - 1)).toBe(first(start));
  });

  it('are each first about equally often', () => {
    const firsts = Array.from({ length: 1000 }, (_, index) => first(start + (index * hour) / 5));
    for (const { id } of shared) expect(firsts.filter((one) => one === id).length).toBeGreaterThan(200);
    expect(firsts).toHaveLength(1000);
  });

  it('come by position, and only while they run', () => {
    const apart = [1, 2, 3, 4, 5, 6].map((id) => banner(id, { positionId: 9 - id }));
    const others = [banner(7, { endsAt: start }), banner(8, { startsAt: start + 1 })];
    const ids = bannersInTurn([...apart, ...others], start).map(({ id }) => id);
    expect(ids).toEqual([6, 5, 4, 3, 2, 1]);
  });
});

describe('the next change of what visitors see', () => {
  it.each([
    ['the start of a planned banner', [banner(1)], start - 5, start],
    ['the end of a running one', [banner(1)], start, end],
    ['the next hour where two share a position', [banner(1), banner(2)], start + 5, start + hour],
    ['no hour where each has its own position', [banner(1), banner(2, { positionId: 2 })], start, end],
    ['none', [banner(1, { active: false }), banner(2, { isComplete: false })], start, null],
    ['none without a banner', [], start, null],
  ])('is %s', (_name, banners, now, moment) => {
    expect(nextBannerChange(banners, now)).toBe(moment);
  });
});
