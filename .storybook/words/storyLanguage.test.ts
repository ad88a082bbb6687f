import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentGroups, htmlLangOf, storyLanguage, storyLanguages } from './storyLanguage.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the language of a story', () => {
  it.for([
    ['Primitives/Button', 'rs', 'rs'],
    ['Primitives/Button', 'de', 'de'],
    ['Primitives/Button', 'pseudo', 'pseudo'],
    ['Primitives/Button', 'ru', 'en'],
    ['Pages/Ad', 'ru', 'ru'],
    ['Pages/Ad', 'pseudo', 'en'],
  ] as const)('of %s is, where the toolbar says %s, %s', ([title, chosen, shown]) => {
    expect(storyLanguage(title, chosen)).toBe(shown);
  });

  it('is set as the language of the document', () => {
    expect(storyLanguages.map(({ value }) => htmlLangOf(value))).toContain('sr-Latn');
    expect(htmlLangOf('pseudo')).toBe('en-XA');
  });

  it('is named by the group in every story file', () => {
    const wrong = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).filter((file) => {
      const [, group = ''] = /\btitle: '([A-Z]\w+)\//.exec(readFileSync(resolve(root, file), 'utf8')) ?? [];
      return componentGroups.includes(group) !== file.startsWith('packages/ui/');
    });
    expect(wrong).toEqual([]);
  });
});
