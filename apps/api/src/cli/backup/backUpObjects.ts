import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { objectFile, objectsFile, type Manifest } from './Manifest.ts';
import { MeasuringStream } from './MeasuringStream.ts';

/** No object is larger: uploads are limited by `pictureLimits.bytes` [M22]. */
const maxObjectBytes = 64 * 1024 * 1024;

/** Copies every object into the folder of a backup, one at a time, and writes a list of them. */
export async function backUpObjects(objects: ObjectStore, folder: string): Promise<Manifest['objects']> {
  const total = { count: 0, bytes: 0 };
  async function* lines() {
    for await (const key of objects.list()) {
      const content = await objects.read(key, maxObjectBytes);
      if (!content) continue; // removed since it was listed
      const file = join(folder, objectFile(key));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      total.count += 1;
      total.bytes += content.length;
      yield `${createHash('sha256').update(content).digest('hex')}\t${content.length}\t${key}\n`;
    }
  }
  const list = new MeasuringStream();
  await pipeline(Readable.from(lines()), list, createWriteStream(join(folder, objectsFile), { flush: true }));
  return { ...total, sha256: list.sha256() };
}
