import PdfDocument from 'pdfkit';
import { runsOf, type PdfFace } from './pdfFaces.ts';

/** Place, size and look of a text on a page; lengths are in points, from the top left. */
interface PdfText {
  readonly x: number;
  readonly y: number;
  /** Longer texts continue in the next line. */
  readonly width: number;
  /** @default 10 */
  readonly size?: number;
  readonly color?: string;
  /** @default 'left' */
  readonly align?: 'left' | 'right';
}

/** Writes texts of any of our alphabets on the pages of a PDF. */
export interface PdfWriter {
  readonly document: PDFKit.PDFDocument;
  /** Writes a text and gives the height that it took. */
  write(text: string, at: PdfText): number;
  /** The height that a text would take. */
  heightOf(text: string, width: number, size?: number): number;
  /** Ends the document and gives its bytes. */
  end(): Promise<Buffer>;
}

const lineHeight = 1.4;

/**
 * Opens a PDF of A4 pages.
 *
 * @param faces parts of the font
 * @param facts title, author, language and time are written into the file; the same facts and pages give the same bytes
 */
export function openPdf(
  faces: readonly PdfFace[],
  facts: { readonly title: string; readonly author: string; readonly language: string; readonly at: Date },
): PdfWriter {
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: facts.language,
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at, ModDate: facts.at },
  });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  for (const [index, { bytes }] of faces.entries()) document.registerFont(`face ${index}`, bytes);
  const use = (face: number, size: number) => document.font(`face ${face}`).fontSize(size);
  const widthOf = (text: string, size: number) =>
    runsOf(text, faces).reduce((width, run) => width + use(run.face, size).widthOfString(run.text), 0);

  const linesOf = (text: string, width: number, size: number) => {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/[ \n]+/).flatMap((each) => cutWord(each, width, size))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || widthOf(longer, size) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }

    return [...lines, line];
  };
  /** Cuts a word that is wider than its line between any two letters, and continues it in the next line. */
  const cutWord = (word: string, width: number, size: number) => {
    if (widthOf(word, size) <= width) return [word];

    const parts = [''];
    for (const letter of word) {
      const part = parts.at(-1) ?? '';
      if (part !== '' && widthOf(part + letter, size) > width) parts.push(letter);
      else parts[parts.length - 1] = part + letter;
    }

    return parts;
  };

  return {
    document,
    write(text, { x, y, width, size = 10, color = '#000000', align = 'left' }) {
      const lines = linesOf(text, width, size);
      for (const [index, line] of lines.entries()) {
        let at = align === 'left' ? x : x + width - widthOf(line, size);
        for (const run of runsOf(line, faces)) {
          use(run.face, size)
            .fillColor(color)
            .text(run.text, at, y + index * size * lineHeight, { lineBreak: false });
          at += document.widthOfString(run.text);
        }
      }
      return lines.length * size * lineHeight;
    },
    heightOf: (text, width, size = 10) => linesOf(text, width, size).length * size * lineHeight,
    end() {
      document.end();
      return ended;
    },
  };
}
