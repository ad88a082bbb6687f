import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A part of a font, with the letters that it holds. */
export interface PdfFace {
  /** As OpenType: what is squeezed for the web cannot be cut into a PDF. */
  readonly bytes: Buffer;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const ours = createRequire(import.meta.url);
// it brings no types, and a declaration of ours would not reach those who import us
const { convert } = ours('fontverter') as { convert(this: void, font: Buffer, format: 'sfnt'): Promise<Buffer> };
const fontFile = (name: string) => ours.resolve(`@volan/tokens/fonts/${name}`);

const opened = new Map<string, readonly PdfFace[]>();
/** The conversion that runs: two at once would mix their bytes. */
let running: Promise<unknown> = Promise.resolve();

/** The parts of a font of the tokens: it is cut by alphabets, as for the web. The most common letters are first. */
export function pdfFaces(family: string): Promise<readonly PdfFace[]> {
  const turn = running.then(async () => {
    const faces = opened.get(family) ?? (await openFaces(family));
    opened.set(family, faces);
    return faces;
  });
  running = turn.catch(() => {});
  return turn;
}

async function openFaces(family: string): Promise<readonly PdfFace[]> {
  const css = readFileSync(fontFile('fonts.css'), 'utf8');
  const files = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, name] = /font-family:\s*'([^']+)'/.exec(rule) ?? [];
    const [, file] = /url\(\.\/([\w-]+\.woff2)/.exec(rule) ?? [];
    const [, ranges = ''] = /unicode-range:\s*([^;]+)/.exec(rule) ?? [];

    return name === family && file !== undefined ? [{ file, ranges: ranges.split(',').map(rangeOf) }] : [];
  });
  if (files.length === 0) throw new Error(`The tokens have no files of the font "${family}".`);

  const faces: PdfFace[] = [];
  for (const { file, ranges } of files.toReversed()) {
    // one after the other, and copied: the converter gives a view of memory that its next run overwrites
    const bytes = Buffer.from(await convert(readFileSync(fontFile(file)), 'sfnt'));
    faces.push({ bytes, ranges });
  }

  return faces;
}

function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** A piece of a text that one face holds. */
export interface PdfRun {
  readonly face: number;
  readonly text: string;
}

/**
 * Cuts a text by the faces that hold its letters. A letter that none holds, as a Chinese one, becomes a question mark.
 */
export function runsOf(text: string, faces: readonly PdfFace[]): readonly PdfRun[] {
  const runs: { face: number; text: string }[] = [];
  for (const letter of text.normalize('NFC').replaceAll(/\p{Cc}+/gu, ' ')) {
    const code = letter.codePointAt(0) ?? 0;
    const face = faces.findIndex(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
    const last = runs.at(-1);
    const wanted = face === -1 ? 0 : face;
    const shown = face === -1 ? '?' : letter;
    if (last?.face === wanted) last.text += shown;
    else runs.push({ face: wanted, text: shown });
  }
  return runs;
}
