import type { Page } from 'playwright-core';
import { buttonsAndLinks } from './buttonsAndLinks.ts';
import { controlledForm } from './controlledForm.ts';
import { dialogs } from './dialogs.ts';
import { heldFields } from './heldFields.ts';
import { registeredControls } from './registeredControls.ts';
import { registeredForm } from './registeredForm.ts';
import { surfaces } from './surfaces.ts';
import type { Usage } from './Usage.ts';

/** The behaviour of every numbered line of `projects/vite/src/usages`, in their order. */
export const usages: readonly Usage[] = [
  ...registeredForm,
  ...buttonsAndLinks,
  ...registeredControls,
  ...controlledForm,
  ...dialogs,
  ...surfaces,
  ...heldFields,
];

/** Uses each line of the page in its order. */
export async function checkUsages(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.setDefaultTimeout(3000);
  for (const [number, does, holds] of usages) {
    await holds(page).catch((error: unknown) => {
      problems.push(`Line ${number}: ${does} ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  return problems;
}
