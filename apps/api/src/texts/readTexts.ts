import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageValues } from '@volan/domain-rules';
import { z } from 'zod';
import { contentFolder } from '../taxonomy/content/contentFolder.ts';
import { Content, Texts } from '../taxonomy/content/Content.ts';

const StoredText = z.strictObject({
  name: z.string().regex(/^[a-z-]+$/),
  /** The day of the last change. */
  changed: z.iso.date(),
  title: Texts,
  /** Paragraphs, headings (`## `) and entries of lists (`- `). `fillText` replaces names in braces. */
  text: z.record(z.enum(languageValues), z.array(z.string().min(1)).min(1)),
});

const Operator = z.strictObject({
  id: z.int(),
  name: z.string(),
  prefixes: z.array(z.string().regex(/^\d+$/)).min(1),
});

/** The files of the texts. */
export interface StoredTexts {
  readonly texts: ReadonlyMap<string, z.infer<typeof StoredText>>;
  readonly operators: readonly z.infer<typeof Operator>[];
  readonly navigation: Content['navigation'];
}

/**
 * Reads the longer texts, the mobile operators and the menus of the content folder.
 *
 * @throws when a file is not as it should be; the message names the place.
 */
export async function readTexts(folder = contentFolder): Promise<StoredTexts> {
  const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown;
  const files = (await readdir(join(folder, 'texts'))).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map(async (name) => StoredText.parse(await json(join('texts', name)))));

  return {
    texts: new Map(texts.map((text) => [text.name, text])),
    operators: z.array(Operator).parse(await json('mobile-operators.json')),
    navigation: Content.shape.navigation.parse(await json('navigation.json')),
  };
}
