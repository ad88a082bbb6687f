import type { AdminTexts } from '../texts/texts.ts';

const names: Readonly<Record<string, keyof AdminTexts>> = {
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
};

/** What is wrong with a text, in words: `missing-argument:count` is "is missing: {count}". */
export function problemText(problem: string, texts: AdminTexts): string {
  const [name = '', ...rest] = problem.split(':');
  const key = names[name];
  if (key === undefined) return problem;
  const what = rest.join(':');
  return texts[key].replace('{what}', () => (name.includes('argument') ? `{${what}}` : what));
}
