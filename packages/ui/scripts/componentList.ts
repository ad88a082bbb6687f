import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentDocs } from '../src/docs/ComponentDocs.ts';

const source = join(import.meta.dirname, '../src');
const groups = ['Primitives', 'Layout', 'Forms', 'Navigation', 'Feedback', 'Marketplace', 'Admin'];

/** The group of a component in Storybook: the title of its stories up to its name. */
function groupOf(folder: string) {
  const [file = ''] = globSync(`${folder}/*.stories.tsx`, { cwd: source }).toSorted();
  return /title: '(\w+)\//.exec(readFileSync(join(source, file), 'utf8'))?.[1] ?? '';
}

/** The table of all components for the README, by group, each with the first sentence of its purpose. */
export async function componentList(): Promise<string> {
  const rows = new Map(groups.map((group) => [group, [] as string[]]));
  for (const file of globSync('*/*.docs.ts', { cwd: source }).toSorted()) {
    const { default: docs } = (await import(join(source, file))) as { default: ComponentDocs };
    const component = basename(file, '.docs.ts');
    const sentence = /^.*?[.](?=\s|$)/s.exec(docs.purpose)?.[0] ?? docs.purpose;
    rows.get(groupOf(dirname(file)))?.push(`| [\`${component}\`](docs/components/${component}.md) | ${sentence} |`);
  }
  return groups
    .map((group) => `### ${group}\n\n| Component | For |\n|---|---|\n${rows.get(group)?.join('\n')}`)
    .join('\n\n');
}
