import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The first stop of the keyboard: past the header to the content.',
  insteadOf: [{ when: 'Words for listeners that are no link', use: 'VisuallyHidden' }],
  otherNames: ['Skip to content', 'Skip navigation', 'Bypass block', 'SkipNav'],
  anatomy: [{ part: 'Words', holds: '"Preskoči na sadržaj".' }],
  states: [
    { state: 'without focus', look: 'Unseen.' },
    { state: 'with focus', look: 'In the upper corner over everything.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches it first on every page' },
    { keys: 'Enter', does: 'moves the focus into the main part' },
  ],
  accessibility: ['WCAG 2.4.1. Its target is `Container as="main"`, which can take the focus.'],
  dos: ['Put it before everything else, once on a page.'],
  donts: ['Hide it from keyboards with `display: none`.'],
  builtOn: 'Native <a>.',
  sources: ['DESIGN 13'],
} satisfies ComponentDocs;
