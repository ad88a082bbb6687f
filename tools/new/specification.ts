import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageValues } from '../../packages/domain-rules/src/languages/LanguageValue.ts';
import type { Plan } from './Change.ts';
import type { Names } from './Names.ts';

/** Group and category of a new specification; change them in its file. */
const group = 'stanje-i-poreklo';
const category = 'vehicles';

interface Question {
  readonly id: number;
  readonly sort: number;
  readonly panel: number;
}

/** The specifications in the content files. */
function questionsOf(root: string): Question[] {
  return globSync('apps/api/content/specifications/*.json', { cwd: root }).flatMap(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Question[],
  );
}

const indented = (text: string) => text.replace(/^/gm, '  ');
const inEveryLanguage = (text: string) => Object.fromEntries(languageValues.map((language) => [language, text]));

/** A specification with two options; form, filter panel, ad page and search follow from it. [N06] */
export function specification({ kebab, title }: Names, root: string): Plan {
  const questions = questionsOf(root);
  const after = (of: (question: Question) => number) => Math.max(...questions.map(of));
  const id = after((question) => question.id) + 1;
  const option = (index: number, slug: string, text: string) => ({
    id: id * 1000 + index,
    slug,
    parent: null,
    icon: null,
    sort: index * 10,
    title: inEveryLanguage(text),
  });
  const question = {
    id,
    group,
    slug: kebab,
    type: 'enum',
    unit: null,
    min: null,
    max: null,
    step: null,
    match: 'any',
    depends_on: null,
    source: null,
    icon: 'clipboard-check',
    status: 1,
    infilter: 1,
    highlight: 0,
    shortfilter: 0,
    intitle: 0,
    multi: 0,
    required: 0,
    sort: after(({ sort }) => sort) + 10,
    panel: after(({ panel }) => panel) + 10,
    title: inEveryLanguage(title),
    categories: [category],
    filters: [option(1, 'da', 'Yes'), option(2, 'ne', 'No')],
  };

  return {
    changes: [
      {
        path: `apps/api/content/specifications/${group}.json`,
        edit: (text) => text.replace(/\n\]\s*$/, () => `,\n${indented(JSON.stringify(question, null, 2))}\n]\n`),
      },
    ],
    next: [
      `Translate it: every language says "${title}", "Yes" and "No" now.`,
      `It stands in the group ${group}, for the category ${category}: move the entry to another file of that folder, name other categories.`,
      'Choose its type, flags and icon: apps/api/content/README.md says what each does.',
      'See it: npm start brings changed content into the database; then open a list of its category.',
    ],
  };
}
