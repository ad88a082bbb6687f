import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One thing that the site tells the user, with the way to what it is about; grouped by day.',
  insteadOf: [
    { when: 'It answers what the user has just done', use: 'Toast' },
    { when: 'A person wrote it', use: 'ConversationList' },
    { when: 'It must be known on this page', use: 'Alert' },
  ],
  otherNames: ['notification', 'activity item', 'feed item', 'inbox row', 'List.Item'],
  anatomy: [
    { part: 'Disc', holds: 'icon of the kind: message, price, search, ad, payment, security' },
    { part: 'Title', holds: 'what happened; the link covers the row' },
    { part: 'Text and time', holds: 'one sentence, and when' },
    { part: 'Dot', holds: 'unread' },
  ],
  states: [
    { state: 'Unread', look: 'bold title and a dot; no tinted row' },
    { state: 'Read', look: 'regular title' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from row to row' },
    { keys: 'Enter', does: 'opens what it is about' },
  ],
  accessibility: ['The word for unread is part of the name of the link.', 'A list below the heading of its day.'],
  dos: ['Name the thing: "Cena je spuštena za 900 €", with the ad in the text.'],
  donts: ['Do not mark anything read by hovering.'],
  builtOn: 'Native list and links.',
  sources: ['M19', 'DESIGN-2 6'],
} satisfies ComponentDocs;
