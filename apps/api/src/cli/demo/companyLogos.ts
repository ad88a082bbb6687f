import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import sharp from 'sharp';
import type { ObjectStore } from '../../media/ObjectStore.ts';

/** Pixels of a side; a mark is drawn on an area of 64 by 64. */
const side = 256;

const inks = ['#0b4a8f', '#b3261e', '#1f6b45', '#7a4a12', '#3d3a8c', '#14171a', '#0f6674', '#8c2f5d'];

/** Simple marks, drawn here: strokes inherit the ink, fills name it. */
const marks: readonly ((ink: string) => string)[] = [
  () => '<path d="M12 28q5-6 10 0t10 0 10 0 10 0M12 38q5-6 10 0t10 0 10 0 10 0"/>',
  () => '<circle cx="32" cy="32" r="18"/><circle cx="32" cy="32" r="5"/><path d="M32 37v13M27 31l-12-5M37 31l12-5"/>',
  (ink) => `<path d="M10 46 26 20l8 12 6-8 14 22z" fill="${ink}"/>`,
  () => '<path d="M32 12 50 19v13c0 11-8 17-18 21-10-4-18-10-18-21V19z"/><path d="m24 32 6 6 11-12"/>',
  () => '<path d="M14 44 28 18M36 18l14 26M21 44l7-13 8-3"/>',
  (ink) => `<path d="M32 10 51 21v22L32 54 13 43V21z"/><path d="M32 22 42 28v11l-10 6-10-6V28z" fill="${ink}"/>`,
  () => '<path d="M12 40h40M16 40c0-9 7-16 16-16s16 7 16 16M32 24V14M18 26l-6-6M46 26l6-6"/>',
  (ink) => `<path d="M14 20h14v24H14z" fill="${ink}"/><path d="M36 20h14v24H36z"/>`,
  () => '<path d="m16 22 12 10-12 10M30 22l12 10-12 10"/>',
  () => '<path d="M10 38h6l4-10h20l8 10h6v6H10z"/><circle cx="20" cy="45" r="4"/><circle cx="45" cy="45" r="4"/>',
  (ink) => `<circle cx="32" cy="32" r="19"/><path d="M32 13a19 19 0 0 1 0 38z" fill="${ink}"/>`,
];

function drawingOf(number: number) {
  const ink = inks[number % inks.length] ?? '#14171a';
  const mark = marks[number % marks.length]?.(ink) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#fff"/><g fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${mark}</g></svg>`;
}

/**
 * Draws a mark for each of `count` companies; every mark and ink come together once in 88. Returns the ids of the
 * pictures.
 */
export async function createCompanyLogos(sql: Sql, store: ObjectStore, count: number): Promise<number[]> {
  const keys = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const drawing = drawingOf(number);
      const key = `pictures/logo-${createHash('sha256').update(drawing).digest('hex').slice(0, 24)}.png`;
      await store.write(key, await sharp(Buffer.from(drawing)).resize(side, side).png({ palette: true }).toBuffer());

      return key;
    }),
  );
  const rows = [...new Set(keys)].map((key) => ({ object_key: key, width: side, height: side }));
  await sql`insert into picture ${sql(rows)} on conflict (object_key) do nothing`;
  const ids = await sql<{ id: string; object_key: string }[]>`
    select id, object_key from picture where object_key = any(${keys})`;
  const idOf = new Map(ids.map((row) => [row.object_key, Number(row.id)]));

  return keys.map((key) => idOf.get(key) ?? 0);
}
