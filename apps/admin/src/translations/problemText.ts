import type { AdminTexts } from '@volan/i18n/admin';

const names = {
  empty: 'problemTextEmpty',
  'not-icu': 'problemNotIcu',
  'missing-argument': 'problemMissingArgument',
  'extra-argument': 'problemExtraArgument',
  'argument-kind': 'problemArgumentKind',
  'argument-format': 'problemArgumentFormat',
  'missing-plural': 'problemMissingPlural',
  'extra-plural': 'problemExtraPlural',
  'missing-tag': 'problemMissingTag',
  'extra-tag': 'problemExtraTag',
  'unknown-key': 'problemUnknownKey',
} as const satisfies Readonly<Record<string, keyof AdminTexts>>;

const isKnown = (name: string): name is keyof typeof names => Object.hasOwn(names, name);

/** Message about a problem of a text: `missing-argument:count` is "is missing: {count}". */
export function problemText(problem: string, texts: AdminTexts): string {
  const [name = '', ...rest] = problem.split(':');
  if (!isKnown(name)) return problem;

  const text = texts[names[name]];
  if (typeof text === 'string') return text;

  const what = rest.join(':');

  return text({ what: name.includes('argument') ? `{${what}}` : what });
}
