import { describe, expect, it } from 'vitest';
import { capturesBy, readCardCaptures } from './readCardCaptures.ts';

describe('how card payments are captured [M43, T10]', () => {
  it.each([
    ['nothing is set', {}, { volan: 'job', gearlane: 'job' }],
    ['it is set for all', { PAYMENT_CAPTURE: 'sale' }, capturesBy('sale')],
    [
      'one brand has its own way',
      { PAYMENT_CAPTURE: 'sale', PAYMENT_CAPTURE_GEARLANE: 'admin' },
      { volan: 'sale', gearlane: 'admin' },
    ],
  ])('where %s', (_, environment, captures) => {
    expect(readCardCaptures(environment)).toEqual({ captures, problems: [] });
  });

  it('reports an unknown value', () => {
    expect(readCardCaptures({ PAYMENT_CAPTURE_VOLAN: 'later' }).problems).toEqual([
      'PAYMENT_CAPTURE_VOLAN: must be one of sale, job, admin',
    ]);
  });
});
