import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as calls from '../calls/index.ts';
import type { Call } from '../defineCall.ts';
import { dayField, momentField, zonedMomentField } from './dateFields.ts';

interface Schema {
  readonly format?: string;
  readonly pattern?: string;
  readonly allOf?: readonly Schema[];
}

/** All strings of a schema that hold a date or a moment, wherever they are in it. */
function datesIn(schema: unknown): Schema[] {
  if (typeof schema !== 'object' || schema === null) return [];

  const own = schema as Schema;
  return own.format === 'date' || own.format === 'date-time' ? [own] : Object.values(schema).flatMap(datesIn);
}

/** Whether a documented string refuses the year zero. */
const isBounded = ({ pattern = '', allOf = [] }: Schema): boolean =>
  !new RegExp(pattern).test('0000-01-01T00:00:00Z') && !new RegExp(pattern).test('0000-01-01')
    ? true
    : allOf.some(isBounded);

const taken = Object.entries<Call>(calls).flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema) =>
    schema
      ? datesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map((date) => [name, date] as const)
      : [],
  ),
);

describe('a date that a caller names', () => {
  it('is of a year that every part of the product knows, in every call', () => {
    expect(taken.length).toBeGreaterThan(5);
    expect(taken.filter(([, date]) => !isBounded(date)).map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['0000-01-01', false],
    ['1899-12-31', false],
    ['2200-01-01', false],
    ['9999-12-31', false],
    ['2026-02-30', false],
  ])('%s: %s', (day, isTaken) => {
    expect(dayField.safeParse(day).success).toBe(isTaken);
    expect(momentField.safeParse(`${day}T00:00:00Z`).success).toBe(isTaken);
    expect(zonedMomentField.safeParse(`${day}T00:00:00+14:00`).success).toBe(isTaken);
  });
});
