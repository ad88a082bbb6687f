import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Opens the page of a company: cover, logo, name, what is known, and the two things to do.',
  insteadOf: [
    { when: 'A company in a list', use: 'CompanyCard' },
    { when: 'The seller of one ad', use: 'SellerCard' },
  ],
  otherNames: ['Profile header', 'Cover header', 'Page hero', 'Banner with avatar', 'Storefront header'],
  anatomy: [
    { part: 'Cover', holds: 'A wide photo; decoration.' },
    { part: 'Logo', holds: 'In a frame that laps over the cover.' },
    { part: 'Name', holds: 'The h1 of the page.' },
    { part: 'Facts', holds: 'The mark of a checked company, kind, years, how soon it answers.' },
    { part: 'Actions', holds: 'Follow and call.' },
  ],
  states: [
    { state: 'Without cover or logo', look: 'A low band of calm ground and the initials.' },
    { state: 'Phone', look: 'The actions go below.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through the actions' }],
  accessibility: ['Words never lie on the cover.'],
  dos: ['Make call primary where the company has a phone.'],
  donts: ['Put more than two actions here.'],
  builtOn: 'Native header.',
  sources: ['M58'],
} satisfies ComponentDocs;
