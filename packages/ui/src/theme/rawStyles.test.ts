import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../..');
const sheets = ['ui', 'features'].flatMap((name) =>
  globSync(`${name}/src/**/*.css.ts`, { cwd: packages }).map((path) => ({
    path,
    lines: readFileSync(join(packages, path), 'utf8').split('\n'),
  })),
);

/** What a style sheet may not say itself: a brand could not change it. */
const raw: [what: string, pattern: RegExp][] = [
  ['a colour in hexadecimal', /['"`\s(]#[0-9a-f]{3,8}\b/i],
  ['a colour by function', /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/],
  [
    'a colour by name',
    /(?:color|background|fill|stroke|Color)['"]?: ['"](?:black|white|red|green|blue|gr[ae]y|silver)['"]/,
  ],
  ['a font family', /fontFamily: ['"`]/],
  ['a font size in pixels', /fontSize: (?:\d|['"`]\d+(?:\.\d+)?px)/],
];

const found = (pattern: RegExp) =>
  sheets.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      pattern.test(line) && !line.trim().startsWith('*') && !line.trim().startsWith('//')
        ? [`${path}:${index + 1} ${line.trim()}`]
        : [],
    ),
  );

describe('the style sheets of ui and features', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(50);
  });

  it.each(raw)('hold no %s', (_what, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  it('would be caught with one', () => {
    const breaches = [
      "color: '#fff'",
      "background: 'rgb(0 0 0 / 0.5)'",
      "color: 'white'",
      "fontFamily: 'Arial'",
      'fontSize: 14',
    ];
    expect(breaches.filter((line) => !raw.some(([, pattern]) => pattern.test(line)))).toEqual([]);
  });
});
