import { describe, expect, it } from 'vitest';
import { refusedForm } from './forms.ts';

const refused = (failure: string, retryAfter?: number) =>
  refusedForm(new URLSearchParams({ form: 'register' }), {
    failure,
    errors: null,
    code: 429,
    ...(retryAfter !== undefined && { retryAfter }),
  }).data;

describe('a form that was sent too often [M61]', () => {
  it('says when it may be sent again', () => {
    const { until = '' } = refused('rate-limited', 86_400);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(86_000_000);
  });

  it.each([
    ['rate-limited', 60],
    ['rate-limited', undefined],
    ['unavailable', 86_400],
  ])('names no moment after %s with %s seconds', (failure, seconds) => {
    expect(refused(failure, seconds)).not.toHaveProperty('until');
  });
});
