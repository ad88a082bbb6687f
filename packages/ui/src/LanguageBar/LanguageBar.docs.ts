import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Offers the page in the language of the visitor where the page is in another one.',
  insteadOf: [
    { when: 'The visitor asks for the choice of all languages', use: 'LanguageOverlay' },
    { when: 'A menu of languages in the header', use: 'LanguagePicker' },
  ],
  otherNames: ['locale banner', 'translation suggestion', 'language suggestion'],
  anatomy: [
    { part: 'Text', holds: 'One sentence in the offered language' },
    { part: 'Proceed', holds: 'A link to the same page in that language' },
    { part: 'Close', holds: 'The page stays as it is' },
  ],
  states: [{ state: 'Open', look: 'One line at the lower edge; the page ends above it' }],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the link and the button; the page stays usable' },
    { keys: 'Enter', does: 'Follows the link, or closes' },
  ],
  accessibility: [
    'A named region, not a dialog: it holds no focus.',
    'Its words carry the attribute `lang` of the offered language.',
  ],
  dos: ['Show it only where the language of the browser and that of the page differ.'],
  donts: ['Do not show it beside another overlay of a first visit.'],
  builtOn: 'A native region with a link and a button.',
  sources: ['C32', 'F11', 'T46'],
} satisfies ComponentDocs;
