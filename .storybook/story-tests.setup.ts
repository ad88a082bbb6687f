import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { brandThemes, showIn } from './brandThemes.ts';

// The story has rendered, played and passed the whole of axe in the first look. It stays mounted and is shown in the
// other three, where only colours can differ.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const findings: string[] = [];
  for (const look of brandThemes.slice(1)) {
    showIn(look);
    const { violations } = await axe.run(document.body, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    for (const { nodes } of violations) {
      for (const { html, any } of nodes) {
        findings.push(`${look.brand} ${look.theme}: ${html} ${any.map(({ message }) => message).join(' ')}`);
      }
    }
  }
  const [first] = brandThemes;
  if (first) showIn(first);
  expect(findings).toEqual([]);
});
