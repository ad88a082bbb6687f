import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Name of the file that is written last: a folder without it holds no finished backup. */
export const manifestFile = 'manifest.json';
/** One line for each object: SHA-256, bytes and key, with tabs between. */
export const objectsFile = 'objects.tsv';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** Size and hash are those of the compressed file. */
  bytes: z.int().min(0),
  sha256,
});

const contentSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** Migrations of the database at that moment, which define its tables. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(tableSchema),
  /** Next numbers, as text: they may exceed 2^53. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  objects: z.object({ count: z.int().min(0), bytes: z.int().min(0), sha256 }),
});

/** The content of a backup, and how to verify that nothing of it was lost or changed. */
export type Manifest = z.infer<typeof contentSchema>;

/** One table of a backup: `tables/<name>.copy.gz`, in the text format of COPY. */
export type TableEntry = z.infer<typeof tableSchema>;

/** The manifest as a file, sealed by a hash over itself. */
export const printManifest = (manifest: Manifest) =>
  `${JSON.stringify({ manifest, seal: sealOf(manifest) }, null, 2)}\n`;

/** The manifest of such a file; null if it is damaged. */
export function parseManifest(text: string): Manifest | null {
  try {
    const { manifest, seal } = JSON.parse(text) as { manifest: unknown; seal: unknown };
    const read = contentSchema.parse(manifest);
    return seal === sealOf(read) ? read : null;
  } catch {
    return null;
  }
}

const sealOf = (manifest: Manifest) =>
  createHash('sha256')
    .update(JSON.stringify(contentSchema.parse(manifest)))
    .digest('hex');

/** Path of the rows of a table, in the folder of the backup. */
export const tableFile = (name: string) => `tables/${name}.copy.gz`;

/** Path of an object, in the folder of the backup. */
export const objectFile = (key: string) => `objects/${key}`;
