import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as calls from './calls/index.ts';
import type { Call } from './defineCall.ts';
import { inputFields } from './fields/inputFields.ts';
import { toWire } from './toWire.ts';
import * as wire from './wire.ts';
import { wireSource } from './wireSource.ts';

const generated = new URL('./generated/wire.ts', import.meta.url);
const allCalls = Object.entries<Call>(calls);

describe('what a browser loads of the contract', () => {
  it('is generated from the calls as they are now', () => {
    expect(existsSync(generated) && readFileSync(generated, 'utf8')).toBe(wireSource(calls));
  });

  it('has every call with its method, path, access and field kinds', () => {
    expect(wire).toMatchObject(Object.fromEntries(allCalls.map(([name, call]) => [name, toWire(name, call)])));
  });

  it('holds no schema library', async () => {
    const bundle = await build({
      entryPoints: [fileURLToPath(new URL('./wire.ts', import.meta.url))],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      conditions: ['@volan/source'],
    });
    const foreign = Object.keys(bundle.metafile.inputs).filter((file) => file.includes('node_modules'));
    expect(foreign).toEqual([]);
    expect(Object.keys(bundle.metafile.inputs).length).toBeGreaterThan(3);
  });
});

describe('every call', () => {
  it.each(allCalls)('%s keeps its fields apart, because client and handler see them as one input', (_name, call) => {
    const fields = [call.params, call.query, call.body].flatMap((schema) => Object.keys(inputFields(schema)));
    expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([]);
  });

  it('has a method and path of its own', () => {
    const addresses = allCalls.map(([, call]) => `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
