import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const exists = (path: string) => existsSync(join(root, path));

/** Paths of this repository in backticks, without those that stand for something else: `brands/<name>`, `…/Name/`. */
const pathsOf = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|tools|docs|e2e|\.storybook)\/[^\s`<>*…]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/\b(Name|NNNN|KIND)\b/.test(path));

const linksOf = (text: string) => [...text.matchAll(/\]\((?!\w+:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);

/** Links to a heading, each as a path below the root and an anchor; `#anchor` alone is of the file itself. */
const anchorsOf = (file: string, text: string) =>
  [...text.matchAll(/\]\((?!\w+:)([^)#]*)#([^)]+)\)/g)].map(([, path = '', anchor = '']) => ({
    target: path ? join(dirname(file), path) : file,
    anchor,
  }));

/** The anchors that GitHub makes of the headings of a document. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('documents name what is there', () => {
  const files = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,bench}/**/*.md', { cwd: root })].toSorted();

  it.each(files)('links of %s', (file) => {
    const links = linksOf(readFileSync(join(root, file), 'utf8')).map((link) => join(dirname(file), link));
    expect(links.filter((link) => !exists(link))).toEqual([]);
  });

  it.each(files)('headings that %s links to', (file) => {
    const missing = anchorsOf(file, readFileSync(join(root, file), 'utf8')).filter(
      ({ target, anchor }) => !headingsOf(readFileSync(join(root, target), 'utf8')).includes(anchor),
    );
    expect(missing).toEqual([]);
  });

  // how-to.md and consuming.md name files that the commands in them create
  it.each(files.filter((file) => !/how-to|consuming/.test(file)))('paths of %s', (file) => {
    expect(pathsOf(readFileSync(join(root, file), 'utf8')).filter((path) => !exists(path))).toEqual([]);
  });
});
