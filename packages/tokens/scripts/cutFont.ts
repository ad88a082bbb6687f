import { convert } from 'fontverter';
import subsetFont from 'subset-font';

/** The lightest and the heaviest cut that a file holds, in units of `font-weight`; the same for one fixed cut. */
export interface Weights {
  readonly min: number;
  readonly max: number;
}

/**
 * The features that a browser needs to set our texts: kerning, joined letters, forms of a language, figures of one
 * width.
 */
const features = ['kern', 'locl', 'liga', 'calt', 'rlig', 'rvrn', 'tnum'];

/** The features that join a letter with a combining mark: no file does that for a mark of another file. */
const joining = ['mark', 'mkmk', 'ccmp'];

const isMark = (point: number) => /\p{M}/u.test(String.fromCodePoint(point));

/** Copyright, licence and its address stay in the file. */
const keptNames = [0, 13, 14];

/**
 * A font with these letters and weights only, as WOFF2; the same input gives the same bytes.
 *
 * The Open Font License does not allow a changed font to keep a name that its authors reserved, so a `Source …` is
 * called `Volant …` within the file. The line of copyright stays unchanged.
 */
export async function cutFont(font: Buffer, points: readonly number[], { min, max }: Weights): Promise<Buffer> {
  const cut = await subsetFont(font, String.fromCodePoint(...points), {
    targetFormat: 'sfnt',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: points.some(isMark) ? [...features, ...joining] : features,
    preserveNameIds: keptNames,
    noHinting: true,
  });
  for (const [reserved, ours] of [
    ['Source S', 'Volant S'],
    ['SourceS', 'VolantS'],
  ] as const) {
    const name = Buffer.from(reserved, 'utf16le').swap16();
    for (let at = cut.indexOf(name); at >= 0; at = cut.indexOf(name, at + name.length)) {
      cut.set(Buffer.from(ours, 'utf16le').swap16(), at);
    }
  }
  return convert(cut, 'woff2');
}
