import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs';

/** How wide a variable font sets a figure on average at a weight, in parts of its size. It wants a Latin subset. */
export async function figureWidth(file: Buffer, weight: number): Promise<number> {
  const figures = '0123456789';
  const face = new Face(new Blob(await convert(file, 'sfnt')));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const text = new Text();
  text.addText(figures);
  text.guessSegmentProperties();
  shape(font, text);
  const width = text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);

  return width / figures.length / face.upem;
}
