import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The public data of a seller.',
  insteadOf: [
    { when: 'A company in a list of companies', use: 'CompanyCard' },
    { when: 'The phone number', use: 'ContactReveal' },
  ],
  otherNames: ['Profile card', 'Vendor card', 'User card', 'Contact card', 'Persona'],
  anatomy: [
    { part: 'Picture', holds: 'Round for people, square for companies.' },
    { part: 'Name', holds: 'With an icon where somebody checked it.' },
    { part: 'Note', holds: 'Kind and years: "Auto-plac, član od 2014."' },
    { part: 'Lines', holds: 'Place, hours, other ads.' },
    { part: 'Action', holds: 'One small button, such as follow.' },
  ],
  states: [
    { state: 'private', look: 'Round picture, no icon.' },
    { state: 'company', look: 'Square picture, hours.' },
    { state: 'verified', look: 'An icon behind the name, with its words for screen readers.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows lines and action' }],
  accessibility: ['The icon is announced as its words: "Proveren prodavac". Lines are a list.'],
  dos: ['Write the name as the seller does, in any script.'],
  donts: ['Show a number or a mail address: those have their own button.', 'Decline a name.'],
  builtOn: 'Avatar, text and a list.',
  sources: ['DESIGN 12', 'DESIGN 14'],
} satisfies ComponentDocs;
