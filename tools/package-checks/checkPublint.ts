import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PackedPackage } from './PackedPackage.ts';

/** The rules of publint, warnings and suggestions as well. */
export async function checkPublint({ tarball }: PackedPackage): Promise<string[]> {
  const file = readFileSync(tarball);
  const pack = { tarball: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) };
  const { messages, pkg } = await publint({ strict: true, pack });

  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}
