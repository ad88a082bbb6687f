import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isObjectKey } from '../../media/ObjectStore.ts';
import { manifestFile, objectFile, objectsFile, parseManifest, tableFile, type Manifest } from './Manifest.ts';
import { MeasuringStream } from './MeasuringStream.ts';
import { readObjectList } from './readObjectList.ts';
import { Refusal } from './Refusal.ts';

/**
 * Reads a whole backup and compares it with its manifest, file by file.
 *
 * @throws Refusal that names the first file that is missing, cut or changed.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) {
    throw new Refusal(
      `The folder ${folder} holds no finished backup: ${manifestFile} is missing. It is written last, so a backup that was cut off has none; take an earlier one.`,
    );
  }
  const manifest = parseManifest(text);
  if (!manifest) throw damaged(manifestFile);

  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const found = await measure(join(folder, tableFile(name)), true);
    if (found?.rows !== rows || found.bytes !== bytes || found.sha256 !== sha256) throw damaged(tableFile(name));
  }
  const list = await measure(join(folder, objectsFile), false);
  if (list?.sha256 !== manifest.objects.sha256) throw damaged(objectsFile);

  for await (const { key, bytes, sha256 } of readObjectList(folder)) {
    const found = isObjectKey(key) ? await measure(join(folder, objectFile(key)), false) : null;
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw damaged(objectFile(key));
  }

  return manifest;
}

const damaged = (file: string) =>
  new Refusal(`The backup is damaged: ${file} is missing, cut or changed. Nothing was touched; take another backup.`);

// errors: the pipelines below listen
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Null if a file cannot be read to its end. */
async function measure(file: string, isTable: boolean) {
  const stored = new MeasuringStream();
  const rows = new MeasuringStream();
  try {
    await (isTable
      ? pipeline(createReadStream(file), stored, createGunzip(), rows, nowhere())
      : pipeline(createReadStream(file), stored, nowhere()));
  } catch {
    return null;
  }

  return { bytes: stored.bytes, sha256: stored.sha256(), rows: rows.lines };
}
