import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF, its lines as one, spaces of numbers as spaces: for tests. */
export async function pdfText(pdf: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
