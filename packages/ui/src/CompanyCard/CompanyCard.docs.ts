import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A company among others: its name, its place, three of its vehicles and how many it sells.',
  insteadOf: [
    { when: 'The head of its own page', use: 'CompanyHead' },
    { when: 'The seller beside an ad', use: 'SellerCard' },
    { when: 'A workshop or a towing service', use: 'ServiceCard' },
  ],
  otherNames: ['Dealer card', 'Vendor card', 'Merchant', 'Profile card', 'Storefront'],
  anatomy: [
    { part: 'Logo', holds: 'Square; its initials if it has no logo.' },
    { part: 'Name', holds: 'The one link, with the icon of a checked company; the whole card is its target.' },
    { part: 'Pictures', holds: 'Three of the newest vehicles.' },
    { part: 'Foot', holds: 'How many ads, and what the card does.' },
  ],
  states: [
    { state: 'Checked', look: 'An icon behind the name with its words.' },
    { state: 'Fewer than three pictures', look: 'The outline in the free places.' },
    { state: 'Without ads', look: 'No pictures and no frames.' },
    { state: 'Followed', look: 'A filled heart.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the name, then the action' },
    { keys: 'Enter', does: 'opens the company' },
  ],
  accessibility: ['An article with a heading.', '"Pogledaj ponudu" is part of the target and not a second link.'],
  dos: ['Give the newest vehicles, which change with the stock.'],
  donts: ['Show a phone here: it is revealed on the page of the company.'],
  builtOn: 'Native article, heading and link.',
  sources: ['M50', 'M58', 'DESIGN 14'],
} satisfies ComponentDocs;
