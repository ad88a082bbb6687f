import { resolve } from 'node:path';
import { otherNames } from './otherNames.ts';

const root = resolve(import.meta.dirname, '../../packages/ui/src');

/** Hands the other names to the manager, which is built apart from the sources that know them. */
export async function otherNamesScript(): Promise<string> {
  const names = JSON.stringify(await otherNames(root)).replaceAll('<', String.raw`\u003c`);
  return `<script>window.otherNamesOfComponents = ${names};</script>`;
}
