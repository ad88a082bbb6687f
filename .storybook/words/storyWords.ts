import { parseSync } from 'vite';
import { wordless } from './Words.ts';

interface Node {
  type: string;
  [part: string]: unknown;
}

/** Parts of a story file whose texts no user of the story sees. */
const unseen = new Set(['play', 'tags', 'globals', 'parameters', 'componentDocs', 'beforeEach']);

/** As JSX itself reads it: line breaks with their indentation are one space between words. */
const asRead = (text: string) =>
  text
    .split('\n')
    .map((line, index, lines) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter(Boolean)
    .join(' ');

/** Addresses, names for machines, files, rows of a table in one line, and numbers with their units. */
const forMachines =
  /^[#/.]|^https?:|^[a-z][\w-]*$|^[a-z]+[A-Z]\w*$|^\w+@|\.(?:jpe?g|webp|avif|png|svg)$|\bvw\b| \| |^[a-z][\w-]*(?:\.[a-z][\w-]*)+$|\bpx\b|^[\d.,\s–-]+(?:km|kW|KS|cm|mm|kg|€|RSD|%)\W*$/;
/** Where a story is in the sidebar. */
const place =
  /^(?:Foundations|Primitives|Layout|Forms|Navigation|Feedback|Marketplace|Admin|Patterns|Pages|Features)\//;
/** Stories of long words are written in another language on purpose, and stay in it. */
const foreign = /[\p{Script=Cyrillic}\p{Script=Han}äöüßőűâîțăñ]/u;

/** A text that a person reads, in Serbian. */
const isWord = (text: string) =>
  /\p{L}{2}/u.test(text) && !forMachines.test(text) && !place.test(text) && !foreign.test(text);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** `satisfies` and `as` hold a value, all other syntax of types holds none. */
const isTypeOnly = ({ type }: Node) =>
  type.startsWith('Import') || (type.startsWith('TS') && !['TSSatisfiesExpression', 'TSAsExpression'].includes(type));

const nameOf = (node: unknown) => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
};

/** The texts of a story or sample file that its users see, in the order of the file. */
export function storyWords(fileName: string, source: string): string[] {
  const words = new Set<string>();
  function visit(node: Node) {
    if (isTypeOnly(node)) {
      return;
    }
    if ((node.type === 'Property' || node.type === 'JSXAttribute') && !node['computed']) {
      const name = nameOf(node['key'] ?? node['name']);
      if (unseen.has(name) || wordless.has(name)) {
        return;
      }
    }
    if (node.type === 'JSXText') {
      words.add(asRead(String(node['value'])));
    }
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      words.add(node['value']);
    }
    for (const [part, child] of Object.entries(node)) {
      // The keys of objects are names; comparisons and choices hold no texts for users.
      if (part === 'key' || (node.type === 'BinaryExpression' && part !== 'type') || part === 'typeAnnotation') {
        continue;
      }
      for (const one of Array.isArray(child) ? child : [child]) {
        if (isNode(one)) {
          visit(one);
        }
      }
    }
  }
  visit(parseSync(fileName, source).program as unknown as Node);

  return [...words].filter(isWord);
}
