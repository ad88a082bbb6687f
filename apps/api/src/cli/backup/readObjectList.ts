import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { objectsFile } from './Manifest.ts';

/** An object of a backup. */
export interface ObjectEntry {
  readonly sha256: string;
  readonly bytes: number;
  readonly key: string;
}

/** The list of objects of a backup, line by line. */
export async function* readObjectList(folder: string): AsyncGenerator<ObjectEntry> {
  // errors: readline passes on the errors of its input
  for await (const line of createInterface({ input: createReadStream(join(folder, objectsFile)) })) {
    const [sha256 = '', bytes = '', key = ''] = line.split('\t');
    yield { sha256, bytes: Number(bytes), key };
  }
}
