import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { readRequest } from './readRequest.ts';

const call = defineCall({
  method: 'POST',
  path: '/things/{id}',
  access: 'public',
  summary: 'Adds a thing.',
  params: z.object({ id: z.string() }),
  query: z.strictObject({ q: z.string().optional() }),
  body: z.strictObject({ name: z.string(), tags: z.array(z.string()).optional() }),
  reply: z.null(),
  failures: [],
});
const ask = (id: string, q: string, body: object) => {
  const read = readRequest(call, { params: { id }, query: new URLSearchParams({ q }), body });
  return read.ok ? 'ok' : [read.failure.name, read.failure.errors];
};

it('the character NUL and halves of surrogate pairs are refused at any depth: no database stores them', () => {
  expect(ask('1', 'a', { name: 'a' })).toBe('ok');
  expect(ask('1\0', 'a', { name: 'a' })).toEqual(['not-found', null]);
  expect(ask('1', 'a\0', { name: 'a' })).toEqual(['bad-query', { q: ['value'] }]);
  expect(ask('1', 'a', { name: 'a\0b' })).toEqual(['validation', { name: ['value'] }]);
  expect(ask('1', 'a', { name: '\ud800' })).toEqual(['validation', { name: ['value'] }]);
  expect(ask('1', 'a', { name: '😀' })).toBe('ok');
  expect(ask('1', 'a', { name: 'a', tags: ['b', 'c\0'] })).toEqual(['validation', { tags: ['value'] }]);
});
