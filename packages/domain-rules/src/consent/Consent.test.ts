import { describe, expect, it } from 'vitest';
import { consentVersion, nextConsent, readConsent } from './Consent.ts';

const id = 'a'.repeat(32);
const moment = { now: Date.UTC(2026, 10, 22, 23, 59), newId: () => id };

describe('the answer about cookies [T46, M64]', () => {
  it('carries a random name, version, day and what is allowed', () => {
    expect(nextConsent(null, ['marketing', 'statistics', 'marketing'], moment)).toEqual({
      id,
      answer: 1,
      version: consentVersion,
      day: '2026-11-22',
      purposes: ['statistics', 'marketing'],
    });
  });

  it('keeps its name when the visitor changes their mind', () => {
    const first = nextConsent(null, ['statistics'], moment);
    expect(nextConsent(first, [], { ...moment, newId: () => 'b'.repeat(32) })).toMatchObject({
      id,
      answer: 2,
      purposes: [],
    });
  });

  it('is read as it was kept, without purposes that are not known', () => {
    const answer = nextConsent(null, ['statistics'], moment);
    expect(readConsent({ ...answer, purposes: ['statistics', 'spying', 7] })).toEqual(answer);
  });

  it.each([
    null,
    undefined,
    7,
    'all',
    {},
    { id: 'x', answer: 1, version: consentVersion, day: '2026-11-22', purposes: [] },
    { id, answer: 1, version: consentVersion - 1, day: '2026-11-22', purposes: [] },
    { id, answer: 1, version: consentVersion, day: '2026-11-22', purposes: 'statistics' },
  ])('is asked for again if %j is stored', (kept) => {
    expect(() => readConsent(kept)).toThrow(TypeError);
  });
});
