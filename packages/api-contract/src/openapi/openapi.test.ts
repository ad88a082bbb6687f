import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as calls from '../calls/index.ts';
import type { Call } from '../defineCall.ts';
import { openApiDocument } from './openApiDocument.ts';

const document = openApiDocument({ version: '3.0.0' });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const allCalls = Object.entries<Call>(calls);

const Parameter = z.union([
  z.strictObject({ $ref: z.string() }),
  z.strictObject({
    name: z.string(),
    in: z.enum(['path', 'query', 'header']),
    required: z.boolean(),
    description: z.string().optional(),
    schema: z.record(z.string(), z.unknown()),
  }),
]);
const Content = z.record(z.string(), z.strictObject({ schema: z.record(z.string(), z.unknown()) }));
const Operation = z.strictObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  'x-access': z.string(),
  parameters: z.array(Parameter),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: Content }),
  ),
  servers: z.array(z.strictObject({ url: z.string() })).optional(),
});

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : references(part)));
}

function target(reference: string): unknown {
  const steps = reference.replace('#/', '').split('/');
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document);
}

describe('the OpenAPI document', () => {
  it('names every call once', () => {
    const ids = operations.map((operation) => operation.operationId);
    expect(ids).toHaveLength(allCalls.length);
    expect(new Set(ids)).toEqual(new Set(allCalls.map(([name]) => name)));
  });

  it.each(operations.map((operation) => [operation.operationId, operation]))(
    'describes %s in the shape of OpenAPI 3.1',
    (_id, operation) => {
      expect(z.safeParse(Operation, operation).error?.message).toBeUndefined();
    },
  );

  it.each([
    ['signIn', [expect.objectContaining({ name: 'x-app-version', required: true })]],
    ['listCompanies', []],
  ])('says of %s whether it needs the version of the client [I02]', (id, needed) => {
    const operation = operations.find(({ operationId }) => operationId === id);
    const headers = z.safeParse(Operation, operation).data?.parameters ?? [];
    expect(headers.filter((one) => 'in' in one && one.in === 'header' && one.required)).toEqual(needed);
  });

  it('points only at what it holds', () => {
    const missing = references(document).filter((reference) => target(reference) === undefined);
    expect(missing).toEqual([]);
  });

  it.each(allCalls)('declares each placeholder in the path of %s as a parameter', (_name, call) => {
    const placeholders = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const operation = document.paths[call.path]?.[call.method.toLowerCase()] as z.infer<typeof Operation>;
    const declared = operation.parameters.flatMap((parameter) =>
      'in' in parameter && parameter.in === 'path' ? [parameter.name] : [],
    );
    expect(declared).toEqual(placeholders);
  });

  it('writes a whole number of an address as an integer with its limits', () => {
    const { parameters } = z.parse(Operation, document.paths['/ads/{id}']?.get);
    expect(parameters[0]).toMatchObject({
      name: 'id',
      schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    });
  });

  it('puts the address of the visitor outside /v3 [I01, J88]', () => {
    expect(document.paths['/api/geo']?.get).toMatchObject({ servers: [{ url: '/' }] });
  });

  it('shares entities between calls', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['AdListed', 'AdDetails', 'Category', 'Specification']),
    );
  });
});
