import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The logo and name of the brand, leading home. Mark and name come from the settings of the brand.',
  insteadOf: [
    { when: 'The icon of a company that sells', use: 'Avatar with `shape="square"`' },
    { when: 'Any other way home', use: 'Link or Breadcrumbs' },
  ],
  otherNames: ['Brand', 'Wordmark', 'Home link', 'Navbar brand'],
  anatomy: [
    { part: 'Mark', holds: 'A steering wheel or a gear gate.' },
    { part: 'Name', holds: 'As the brand writes itself.' },
    { part: 'Stage', holds: 'A word such as "beta" in a small frame.' },
  ],
  states: [
    { state: 'desktop', look: 'Mark of 30 px with the name.' },
    { state: 'narrow phone', look: 'Mark of 26 px, smaller name; the logo never loses its name.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'leads home' }],
  accessibility: [
    'One name for the whole, `label`; letters and stage are not read on top of it.',
    'At least 44 px high, so a finger hits it.',
  ],
  dos: ['Use it once in a header and once in a footer.', 'Begin the label with the name: "Volan, početna".'],
  donts: ['Recolour it: mark and name take the tokens of the brand.', 'Set it in another face or size.'],
  builtOn: 'Native <a> with inline SVG.',
  sources: ['DESIGN 2', 'C04'],
} satisfies ComponentDocs;
