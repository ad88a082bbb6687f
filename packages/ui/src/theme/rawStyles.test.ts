import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { geometry } from './geometry.ts';

const packages = join(import.meta.dirname, '../../..');
const isComment = (line: string) => /^\s*(?:\*|\/\/|\/\*)/.test(line);

const linesOf = (kind: string) =>
  ['ui', 'features'].flatMap((name) =>
    globSync(`${name}/src/**/${kind}`, { cwd: packages })
      // Stories show foreign pages and samples; they are no part of a component.
      .filter((path) => !/\.(?:stories|test)\.tsx$|\/(?:samples|patterns|foundations|stories|generated)\//.test(path))
      .flatMap((path) =>
        readFileSync(join(packages, path), 'utf8')
          .split('\n')
          .flatMap((line, index) => (isComment(line) ? [] : [{ path, line: line.trim(), number: index + 1 }])),
      ),
  );

interface Rule {
  what: string;
  pattern: RegExp;
  /** Parts of paths that may, each with its reason. */
  except?: Record<string, string>;
  breach: string;
}

const colours: Rule[] = [
  { what: 'a colour in hexadecimal', pattern: /['"`\s(]#[0-9a-f]{3,8}\b(?!-)/i, breach: "color: '#fff'" },
  {
    what: 'a colour by function',
    // A colour made from a token is not a raw one.
    pattern: /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\((?!from )/,
    breach: 'rgb(0 0 0 / 0.5)',
  },
  {
    what: 'a colour by name',
    pattern:
      /(?:color|background|fill|stroke|Color)['"]?[:=] ?['"](?:black|white|red|green|blue|gr[ae]y|silver|orange|yellow)['"]/,
    breach: "background: 'white'",
  },
];

/** Rules for a style sheet: raw values that a brand could not change. */
const inSheets: Rule[] = [
  ...colours,
  { what: 'a font family', pattern: /fontFamily: ['"`]/, breach: "fontFamily: 'Arial'" },
  {
    what: 'a font size',
    pattern: /fontSize: ['"`]?(?!0,|0 )\d/,
    breach: "fontSize: '1rem'",
    except: { 'ui/src/Logo/': 'the lettering belongs to the mark', 'EmbedWidget/HostPage': 'a foreign page' },
  },
  {
    what: 'a font weight',
    pattern: /fontWeight: ['"`]?\d/,
    breach: 'fontWeight: 700',
    except: { 'ui/src/Logo/': 'the lettering belongs to the mark' },
  },
  {
    what: 'a radius',
    // Half of the side is a circle, a part of the drawing as an arrow is.
    pattern: /[rR]adius: (?:[1-9]|['"](?!50%|inherit|0))/,
    breach: 'borderRadius: 8',
  },
  {
    what: 'a shadow',
    // Without a blur it is a line; only a token may blur.
    pattern: /boxShadow: .*?['"`,] ?(?:inset )?(?:-?[\d.]+(?:px)? ){2}[1-9]/,
    breach: "boxShadow: '0 2px 8px black'",
  },
  {
    what: 'a duration',
    pattern: /['"`\s](?:\d*\.)?\d+m?s['"`\s,]/,
    breach: "transitionDuration: '180ms'",
    except: {
      'Spinner/': 'one turn of a spinner',
      'SpinnerOverlay/': 'one turn of a spinner',
      'ProgressBar/': 'the wave of an unknown end',
      'theme/nextFramePaint.css.ts': 'the shortest that lasts a picture',
      'Toast/': 'half a second by the checklist [F20, T45]',
      'theme/global': 'the limit of reduced motion',
    },
  },
  {
    what: 'a layer',
    // 0 to 3 orders the parts of one component among themselves.
    pattern: /zIndex: -?(?:[4-9]|\d{2,})/,
    breach: 'zIndex: 100',
  },
];

const inComponents: Rule[] = [
  ...colours,
  {
    what: 'a style of its own',
    // What follows a pointer or a measured value cannot be in a sheet: places, and nothing else.
    pattern: /style=\{(?!.*(?:transform|left|inset|width|--)).*\}/i,
    breach: "<p style={{ color: 'red' }}>",
  },
];

const breaches = ({ pattern, except = {} }: Rule, lines: ReturnType<typeof linesOf>) =>
  lines.flatMap(({ path, line, number }) =>
    pattern.test(line) && !Object.keys(except).some((part) => path.includes(part)) ? [`${path}:${number} ${line}`] : [],
  );

describe.each([
  ['style sheets', linesOf('*.css.ts'), inSheets],
  ['components', linesOf('*.tsx'), inComponents],
] as const)('the %s of ui and features', (_name, lines, rules) => {
  it('are found', () => {
    expect(new Set(lines.map(({ path }) => path)).size).toBeGreaterThan(50);
  });

  it.each(rules)('hold no $what', (rule) => {
    expect(breaches(rule, lines)).toEqual([]);
  });

  it.each(rules)('would be caught with $what', ({ pattern, breach }) => {
    expect(pattern.test(breach)).toBe(true);
  });
});

describe('the distances in style sheets', () => {
  const distance = /\b(?:padding|margin|gap|rowGap|columnGap|inset)\w*: (?:(\d+)\b|['"`]([^'"`]*)['"`])/g;
  const numbers = (line: string) =>
    [...line.matchAll(distance)].flatMap(([, bare, text = '']) =>
      bare ? [bare] : [...text.matchAll(/(\d+(?:\.\d+)?)px/g)].map(([, number]) => number ?? ''),
    );

  it('are steps of the scale or documented geometry', () => {
    const allowed = new Set([...geometry.scale, ...geometry.insets].map(String));
    const odd = linesOf('*.css.ts').flatMap(({ path, line, number }) =>
      numbers(line).some((value) => !allowed.has(value)) &&
      !Object.keys(geometry.places).some((part) => path.includes(part))
        ? [`${path}:${number} ${line}`]
        : [],
    );
    expect(odd).toEqual([]);
  });

  it('would be caught off the scale', () => {
    expect(numbers("padding: '17px 8px'")).toEqual(['17', '8']);
    expect(numbers('gap: 19,')).toEqual(['19']);
  });
});
