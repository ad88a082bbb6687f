import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'The country whose ads are shown: a menu in the header of a desktop (`as="menu"`), a sheet on a phone (`as="sheet"`). Inside a `MenuSheet` it is `CountryPanel`, which shows the regions of one country as well.',
  insteadOf: [
    { when: 'A country is a value of a form', use: 'Combobox' },
    { when: 'The user changes the language', use: 'LanguagePicker or LanguageOverlay' },
    {
      when: 'A site is in one country only',
      use: 'CountryPanel with its regions and `flags={false}`, opened from the menu of a phone',
    },
  ],
  otherNames: ['region selector', 'country select', 'location switcher', 'flag dropdown', 'market picker'],
  anatomy: [
    { part: 'Trigger', holds: 'Flag and code, or a globe and "all countries"' },
    { part: 'Offer', holds: 'In the sheet: the likely place of the user, and a link to it; absent if it is unknown' },
    { part: 'Search', holds: 'Finds names, names in other languages and codes' },
    {
      part: 'All countries',
      holds: 'First, with the count of all ads; above regions the flag and name of their country',
    },
    { part: 'Country', holds: 'Flag (a region has none), name, count of ads; a check on the current one' },
  ],
  states: [
    { state: 'Open', look: 'The focus is in the search' },
    { state: 'Current', look: 'Neutral ground, strong name, check; `aria-current`' },
    { state: 'Nothing found', look: 'Two lines in place of the countries, announced politely' },
    { state: 'Picked', look: 'The menu closes 100 ms later, so that the pick is seen' },
    { state: 'Without JavaScript', look: 'The search is not drawn; all entries are links' },
  ],
  keyboard: [
    { keys: 'Enter, Space on the trigger', does: 'Opens it and goes to the search' },
    { keys: 'Up, Down', does: 'In the menu: walks through the countries, also from the search' },
    { keys: 'Enter', does: 'Follows the country' },
    { keys: 'Escape', does: 'Closes it and gives the focus back' },
  ],
  accessibility: [
    'The trigger says "Država: Srbija", not only the code.',
    'Flags are decoration: the name is always beside them.',
    'It never moves a user by itself: the detected country is an offer.',
  ],
  dos: [
    'Give `otherNames` the native and English name and the three-letter code.',
    'Lead to the same page of the other country.',
  ],
  donts: ['Do not sort by count: users look for a name.', 'Do not use a flag for a language.'],
  builtOn: 'Native `<details>` (menu) and `<dialog>` (sheet). No library.',
  sources: ['C26', 'C27', 'C28', 'C29', 'C30', 'C31', 'C09', 'T35', 'DESIGN 9', 'screens 12-country'],
} satisfies ComponentDocs;
