import type { Page } from 'playwright-core';
import { checkHeldForm, checkPlainForm } from './checkForms.ts';
import { checkLinks, checkServedLinks } from './checkLinks.ts';
import { checkRecipes } from './checkRecipes.ts';
import { checkUsages } from './usages/checkUsages.ts';

/** A page beside the first one, with what is made sure of on it. */
export interface FixturePage {
  path: string;
  check: (page: Page) => Promise<string[]>;
}

/** A project as another company might have it: its sources are the folder of `projects/` with its name. */
export interface ConsumerFixture {
  name: string;
  /** Value of `data-brand` that its page shows. */
  brand: string;
  /** A folder of finished files, or a program that listens on PORT. */
  served: { folder: string } | 'start';
  built: boolean;
  /** Its page has a script: toasts, menus that close on Escape. */
  script: boolean;
  /** Its HTML comes finished from the server. */
  rendered: boolean;
  pages?: readonly FixturePage[];
}

export const consumerFixtures: readonly ConsumerFixture[] = [
  {
    name: 'vite',
    brand: 'karavan',
    served: { folder: 'dist' },
    built: true,
    script: true,
    rendered: false,
    pages: [
      { path: 'usages.html', check: checkUsages },
      { path: 'recipes.html', check: checkRecipes },
    ],
  },
  { name: 'webpack', brand: 'gearlane', served: { folder: 'dist' }, built: true, script: true, rendered: false },
  { name: 'node-ssr', brand: 'volan', served: 'start', built: false, script: false, rendered: true },
  {
    name: 'react-router',
    brand: 'gearlane',
    served: 'start',
    built: true,
    script: true,
    rendered: true,
    pages: [
      { path: 'links', check: checkServedLinks },
      { path: 'links', check: checkLinks },
    ],
  },
  {
    name: 'tanstack',
    brand: 'gearlane',
    served: 'start',
    built: true,
    script: true,
    rendered: false,
    pages: [
      { path: 'links', check: checkLinks },
      { path: 'held-form', check: checkHeldForm },
      { path: 'plain-form', check: checkPlainForm },
    ],
  },
];
