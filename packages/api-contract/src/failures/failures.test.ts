import { describe, expect, expectTypeOf, it } from 'vitest';
import { getAd, listAds, listLanguages } from '../calls/index.ts';
import type { CallInput, CallOutcome, CallReply, CallRequest } from '../callTypes.ts';
import type { AdDetails } from '../entities/Ad.ts';
import { failureEnvelope, successEnvelope } from '../envelope/buildEnvelope.ts';
import { failureSchema, failuresOf, successSchema } from '../envelope/envelopeSchema.ts';
import { Failure } from './Failure.ts';
import { failureKey, failureNames, failureStatus, failureText, isFailureName } from './failureRegistry.ts';

describe('failures [M20, K12]', () => {
  it.each([
    ['bad-query', 400],
    ['enc-invalid', 400],
    ['enc-version', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['gone', 410],
    ['validation', 422],
    ['rate-limited', 429],
    ['internal', 500],
    ['translation-unavailable', 503],
    ['sms-unavailable', 503],
  ] as const)('%s answers %i', (name, status) => {
    expect(failureStatus(name)).toBe(status);
    expect(failureKey(name)).toBe(`failures.${name}`);
  });

  it('say exactly “Invalid authentication token.” in every language [K01]', () => {
    expect(failureText('unauthenticated')).toBe('Invalid authentication token.');
    expect(failureEnvelope(new Failure('unauthenticated'), 'Prijavite se.').message).toBe(
      'Invalid authentication token.',
    );
    expect(failureEnvelope(new Failure('forbidden'), 'Nije dozvoljeno.').message).toBe('Nije dozvoljeno.');
  });

  it('are known by name', () => {
    expect(failureNames.every(isFailureName)).toBe(true);
    expect(isFailureName('toString')).toBe(false);
  });
});

describe('the envelope [I06]', () => {
  it('fits its schema around a failure that the call may answer with', () => {
    const notFound = failureEnvelope(new Failure('not-found'), 'Not found.');
    expect(notFound).toEqual({
      status: 'error',
      data: null,
      message: 'Not found.',
      errors: null,
      error: 'not-found',
      code: 404,
      meta: null,
    });
    expect(failureSchema(getAd).safeParse(notFound).success).toBe(true);
  });

  it('does not fit around a failure that the call does not declare', () => {
    const gone = failureEnvelope(new Failure('gone'), 'Gone.');
    expect(failuresOf(getAd)).toContain('gone');
    expect(failureSchema(listAds).safeParse(gone).success).toBe(false);
  });

  it('fits its schema around a reply and refuses another one', () => {
    expect(successSchema(listLanguages).safeParse(successEnvelope([], null)).success).toBe(true);
    expect(successSchema(listLanguages).safeParse(successEnvelope([{ id: 'one' }], null)).success).toBe(false);
  });
});

describe('the types of a call', () => {
  it('let a handler return its reply and its declared failures only', () => {
    expectTypeOf<AdDetails>().toExtend<CallOutcome<typeof getAd>>();
    expectTypeOf<Failure<'gone', null>>().toExtend<CallOutcome<typeof getAd>>();
    expectTypeOf<Failure<'forbidden', null>>().not.toExtend<CallOutcome<typeof getAd>>();
    expectTypeOf<Failure<'gone', null>>().not.toExtend<CallOutcome<typeof listLanguages>>();
  });

  it('tell what a client sends and what a handler reads', () => {
    expectTypeOf<CallInput<typeof getAd>['id']>().toEqualTypeOf<string | number>();
    expectTypeOf<CallRequest<typeof getAd>['id']>().toEqualTypeOf<number>();
    expectTypeOf<CallReply<typeof getAd>>().toEqualTypeOf<AdDetails>();
  });
});
