import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComponentProperty } from './sources/ComponentProperty.ts';
import { readComponents, type ComponentSource } from './sources/readComponents.ts';
import type { ComponentDocs } from '../src/docs/ComponentDocs.ts';

const source = join(import.meta.dirname, '../src');

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => (text === '' ? '' : `\`${cell(text)}\``);

/** A default that is a value is written as code, a sentence stays one: "the kind's own". */
const defaultCell = (text: string) => (/^(?:'.*'|-?[\d.]+|true|false|\w+)$/.test(text) ? code(text) : cell(text));

function row({ name, type, required, byDefault, description, onlyIn }: ComponentProperty) {
  const shapes = onlyIn.length > 0 ? `Only in ${onlyIn.map(code).join(', ')}.` : '';
  const meaning = [required ? 'Required.' : '', cell(description), shapes].filter(Boolean).join(' ');
  return `| ${code(name)} | ${code(type)} | ${defaultCell(byDefault)} | ${meaning} |`;
}

function page(component: string, { folder, properties, elements }: ComponentSource, docs: ComponentDocs) {
  // `b` stands for the roots that may be one of several elements: it has no attribute of its own.
  const names = elements.map((element) => (element === 'b' ? 'element of HTML' : `\`<${element}>\``));
  const natives = names.join(' or ');
  const rest = `And everything a native ${natives} takes: \`ref\`, \`id\`, \`data-*\`, \`aria-*\`, event handlers. \`className\` and \`style\` are closed.`;
  const table = ['| Property | Type | Default | Meaning |', '|---|---|---|---|', ...properties.map(row)].join('\n');
  const named = [...new Set(properties.flatMap((property) => property.named))];

  return [
    `<!-- Made by \`npm run generate\`. -->\n\n# ${component}`,
    docs.purpose,
    `\`\`\`ts\nimport { ${component} } from '@volan/ui/${folder}';\n\`\`\``,
    ...(properties.length > 0 ? [table] : []),
    ...(named.length > 0 ? [`\`\`\`ts\n${named.join('\n\n')}\n\`\`\``] : []),
    ...(natives ? [rest] : []),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/** The page of every component with its properties, by the name of its file in `docs/components`. */
export async function propertyTables(): Promise<Record<string, string>> {
  const components = readComponents(source);
  const pages: Record<string, string> = {};
  for (const file of globSync('*/*.docs.ts', { cwd: source }).toSorted()) {
    const component = basename(file, '.docs.ts');
    const { default: docs } = (await import(join(source, file))) as { default: ComponentDocs };
    const described = components[component];
    if (described) pages[`${component}.md`] = page(component, described, docs);
  }

  return pages;
}
