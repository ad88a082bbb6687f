import { escapeHtml } from '@volan/domain-rules';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** One text with its source. */
export interface Unit {
  readonly key: string;
  readonly source: string;
  readonly target: string;
}

/** Texts as XLIFF 1.2, which translators' programs read. */
export function writeXliff(sourceLanguage: string, language: string, units: readonly Unit[]): string {
  const lines = units.map(
    ({ key, source, target }) =>
      `<trans-unit id="${escapeHtml(key)}" xml:space="preserve"><source>${escapeHtml(source)}</source><target>${escapeHtml(target)}</target></trans-unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="messages" datatype="plaintext" source-language="${escapeHtml(sourceLanguage)}" target-language="${escapeHtml(language)}"><body>
${lines.join('\n')}
</body></file>
</xliff>
`;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'trans-unit' || name === 'file',
});

/**
 * An element as it was parsed. A sender can put anything into it, such as an element for an attribute or a list for a
 * text.
 */
interface ReadUnit {
  readonly id?: unknown;
  readonly target?: unknown;
}

interface ReadFile {
  readonly xliff?: {
    readonly version?: string;
    readonly file?: readonly { readonly body?: { readonly 'trans-unit'?: readonly ReadUnit[] } }[];
  };
}

/** The elements of a file; null if the parser refuses their names or their depth. */
function parsed(content: string): ReadFile | null {
  try {
    return parser.parse(content) as ReadFile;
  } catch {
    return null;
  }
}

function textOf(target: unknown): unknown {
  return typeof target === 'object' && target !== null && '#text' in target ? target['#text'] : target;
}

/**
 * Reads the texts of an XLIFF 1.2 file by their keys; null if it is not such a file. A unit without a target is left
 * out.
 */
export function readXliff(content: string): ReadonlyMap<string, string> | null {
  // entities are not needed here, and could expand without end
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content) || XMLValidator.validate(content) !== true) return null;

  const { xliff } = parsed(content) ?? {};
  if (xliff?.version !== '1.2') return null;

  const texts = new Map<string, string>();
  for (const { body } of xliff.file ?? []) {
    for (const { id, target } of body?.['trans-unit'] ?? []) {
      const text = textOf(target);
      if (typeof id === 'string' && typeof text === 'string' && text !== '') texts.set(id, text);
    }
  }

  return texts;
}
