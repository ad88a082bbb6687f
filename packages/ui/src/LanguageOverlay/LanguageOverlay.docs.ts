import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Asks a user once for the language, before anything else of the page is read.',
  insteadOf: [
    { when: 'The user wants to change the language later', use: 'LanguagePicker in the header' },
    { when: 'The country changes, not the language', use: 'CountryPicker' },
  ],
  otherNames: ['language selector', 'locale dialog', 'language modal', 'i18n prompt', 'welcome screen'],
  anatomy: [
    { part: 'Brand', holds: 'The logo, since the words may not be understood yet' },
    { part: 'Search', holds: 'Finds own names, other names and codes' },
    { part: 'Languages', holds: 'Each by its own name, with its code; a flag helps those who read none of them' },
    { part: 'English', holds: 'The way out for those who find no language of theirs' },
    { part: 'Go on', holds: 'The language that the page has now; primary where nothing else is suggested' },
    { part: 'Suggested', holds: 'Primary: the language that the browser asks for, in its own words' },
  ],
  states: [
    { state: 'Current', look: 'Ink border on neutral ground; `aria-current`' },
    { state: 'Nothing found', look: 'One line in place of the languages, announced politely' },
    { state: 'On a phone', look: 'Two columns, one at 320 px; the two buttons one below the other' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the search through the languages to the buttons; stays inside' },
    { keys: 'Enter', does: 'Follows the language, or presses the button with the focus' },
    { keys: 'Escape', does: 'Closes it; it asks again on the next visit' },
  ],
  accessibility: [
    'Every name carries its own `lang`, so that it is pronounced right.',
    'The focus starts in the search, where a user of any script can type a code.',
  ],
  dos: ['Decide with `asksForLanguage` and the `overlayQueue`.', 'Keep the choice as `uiLangSelected` in `onChoose`.'],
  donts: ['Do not translate the names of languages.', 'Do not show it to machines: render it closed.'],
  builtOn: 'Native `<dialog>` with links and `<form method="dialog">`.',
  sources: ['C32', 'C33', 'C34', 'F11', 'T46', 'screens 13-language'],
} satisfies ComponentDocs;
