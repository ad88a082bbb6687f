import type { ShortQuestions } from './ShortSearchProps.ts';

/** The text of a form without a model whose make is no longer chosen. */
export function ownModels(text: string, { filters }: Pick<ShortQuestions, 'filters'>): string {
  const fields = [...new URLSearchParams(text)];
  const makeNames = new Set(filters.flatMap(({ kind, key }) => (kind === 'makes' ? [`f.${key}`] : [])));
  const isOwn = ([name, value]: [string, string]) => {
    const [make, model] = value.split('.');
    return model === undefined || fields.some(([other, chosen]) => other === name && chosen === make);
  };

  return new URLSearchParams(fields.filter((field) => !makeNames.has(field[0]) || isOwn(field))).toString();
}
