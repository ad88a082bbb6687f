import * as calls from '../calls/index.ts';
import type { Call } from '../defineCall.ts';
import { failureSchema, failuresOf, successSchema } from '../envelope/envelopeSchema.ts';
import { failureStatus } from '../failures/failureRegistry.ts';
import { inputFields } from '../fields/inputFields.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { appVersionHeader, idempotencyKey, requestHeaders, requiredAppVersion } from './requestHeaders.ts';
import { SchemaCollector } from './SchemaCollector.ts';

/** What the document is about. */
export interface OpenApiOptions {
  /** Version of the API, such as `3.0.0`. */
  readonly version: string;
  /** Origin of the API; empty for the origin of the page. @default '' */
  readonly origin?: string;
}

/** OpenAPI 3.1 document of every call. */
export function openApiDocument({ version, origin = '' }: OpenApiOptions) {
  const schemas = new SchemaCollector();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = {
      ...operation(name, call, schemas),
      ...(call.bare ? { servers: [{ url: origin || '/' }] } : {}),
    };
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Marketplace API',
      version,
      description:
        'Every answer stands in an envelope {status, data, message, errors, error, code, meta}. ' +
        'POST and PUT take form fields: a field whose type is string is text, any other is JSON text, files stand last.',
    },
    servers: [{ url: `${origin}/v3` }],
    paths,
    components: { schemas: schemas.components, parameters: requestHeaders },
  };
}

function operation(name: string, call: Call, schemas: SchemaCollector): JsonSchema {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    'x-access': call.access,
    parameters: [
      ...parameters('path', call.params, schemas),
      ...parameters('query', call.query, schemas),
      ...(call.idempotent ? [idempotencyKey] : []),
      ...Object.keys(requestHeaders).map((header) =>
        call.onlyFromApps && header === appVersionHeader
          ? requiredAppVersion
          : { $ref: `#/components/parameters/${header}` },
      ),
    ],
    ...(call.body ? { requestBody: requestBody(call, schemas) } : {}),
    responses: responses(call, schemas),
  };
}

function parameters(place: 'path' | 'query', schema: Call['params'], schemas: SchemaCollector): JsonSchema[] {
  return Object.entries(inputFields(schema)).map(([field, value]) => {
    const { description, ...written } = schemas.collect(value);
    return {
      name: field,
      in: place,
      required: place === 'path' || !value.safeParse(undefined).success,
      ...(description ? { description } : {}),
      schema: written,
    };
  });
}

function requestBody(call: Call, schemas: SchemaCollector): JsonSchema {
  const schema = call.body ? schemas.collect(call.body) : {};
  return {
    required: true,
    content: { 'multipart/form-data': { schema }, 'application/json': { schema } },
  };
}

function responses(call: Call, schemas: SchemaCollector): JsonSchema {
  const names = call.bare ? [] : failuresOf(call);
  const statuses = [...new Set(names.map(failureStatus))].toSorted((a, b) => a - b);
  const failure = { 'application/json': { schema: schemas.collect(failureSchema(call)) } };
  const success = { 'application/json': { schema: schemas.collect(successSchema(call)) } };

  return {
    200: { description: call.summary, content: success },
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        {
          description: names.filter((name) => failureStatus(name) === status).join(', '),
          content: failure,
        },
      ]),
    ),
  };
}
