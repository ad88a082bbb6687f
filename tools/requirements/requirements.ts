import { globSync, readFileSync } from 'node:fs';

/** One row of `docs/requirements.md`. */
export interface Requirement {
  /** Such as `C09` or `T07b`. */
  id: string;
  what: string;
}

/** One line that names a requirement in square brackets. */
export interface Mention {
  id: string;
  file: string;
  line: number;
  /** The title of the test, or the line itself. */
  title: string;
}

const row = /^\| ([A-Z]\d{2,3}[a-z]?) \| (.+) \|$/gm;
const tag = /\[([A-Z]\d{2,3}[a-z]?(?:-[A-Z]\d{2,3}[a-z]?)?(?:, [A-Z]\d{2,3}[a-z]?(?:-[A-Z]\d{2,3}[a-z]?)?)*)\]/g;

/** The rows of `docs/requirements.md`, in its order. */
export const readRequirements = (markdown: string): Requirement[] =>
  [...markdown.matchAll(row)].map(([, id = '', what = '']) => ({ id, what }));

/** The IDs that one tag means: `B45-B50, C11` is B45, B46, ... B50 and C11. */
function idsOf(list: string): string[] {
  return list.split(', ').flatMap((entry) => {
    const [first = '', last = first] = entry.split('-');
    if (first === last) return [first];

    const from = Number(first.slice(1));
    const count = Number(last.slice(1)) - from + 1;

    return Array.from({ length: count }, (_, index) => `${first[0]}${String(from + index).padStart(2, '0')}`);
  });
}

/** Every mention of a requirement in the text of one file. */
export function readMentions(file: string, text: string): Mention[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(tag)].flatMap(([, list = '']) =>
        idsOf(list).map((id) => ({ id, file, line: index + 1, title: titleOf(content) })),
      ),
    );
}

function titleOf(line: string): string {
  const call = /(?:\b(?:it|describe|test)\b|\])[^'"`]*\(\s*(['"`])(.*)\1/.exec(line);
  return call?.[2] ?? line.replace(/^[\s/*]+|[\s/*]+$/g, '');
}

/** Tests and stories prove a requirement; a docstring of other code only says that it has one in mind. */
export const isProof = (file: string) => /\.(test\.tsx?|stories\.tsx)$/.test(file);

/** Every mention in the sources below `root`, by file and line. */
export function findMentions(root: string): Mention[] {
  const leftOut = /(^|\/)(node_modules|dist|build|generated|storybook-static|\.react-router|requirements)\//;
  return globSync('{packages,apps,e2e,tools,bench,.storybook}/**/*.{ts,tsx,mjs,sql}', {
    cwd: root,
    exclude: (path) => leftOut.test(`${path}/`),
  })
    .toSorted()
    .flatMap((file) => readMentions(file, readFileSync(`${root}/${file}`, 'utf8')));
}
