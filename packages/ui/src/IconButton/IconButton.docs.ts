import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'An action that an icon alone can carry: close, share, save. Its words are required, only not drawn.',
  insteadOf: [
    { when: 'There is room for words', use: 'Button' },
    { when: 'Saving or comparing an ad', use: 'FavouriteButton or CompareButton, which hold the right icons' },
    { when: 'An icon that does nothing', use: 'Icon' },
  ],
  otherNames: ['Action icon', 'Round button', 'Toggle button', 'FAB', 'Ghost icon'],
  anatomy: [
    { part: 'Icon', holds: 'An icon of 20 px, 24 in headers.' },
    { part: 'Name', holds: '`label`, read aloud and shown under the pointer.' },
    { part: 'Badge', holds: 'A count in the corner; it becomes part of the name: "Uporedi, 3 oglasa".' },
  ],
  states: [
    { state: 'plain', look: 'No ground until the pointer comes: in bars and headers.' },
    { state: 'outlined', look: 'Border and base surface: beside fields and buttons.' },
    { state: 'onPhoto', look: 'White on a dark disc of 36 px with a finger area of 44.' },
    { state: 'pressed', look: 'Accent colour; a heart is filled. `aria-pressed` says it too.' },
    { state: 'disabled', look: 'Grey icon without ground.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'presses it' },
    { keys: 'Enter', does: 'follows it where it has `href`' },
  ],
  accessibility: [
    'The name never changes with the state: "Sačuvaj oglas", pressed or not. `aria-pressed` tells the rest.',
    '36 px small, but 44 px for a finger on every phone.',
    'The icon reaches 3:1 against its ground; on photos the disc guarantees it.',
  ],
  dos: ['Use one icon for one meaning in the whole product.', 'Name its action, not its picture.'],
  donts: ['Use an icon that users must guess.', 'Put two pressed icons of one colour beside each other without words.'],
  builtOn: 'Native <button> and <a> with `title` as the tooltip.',
  sources: ['DESIGN 8', 'DESIGN 10', 'DESIGN 14', 'C06', 'C07'],
} satisfies ComponentDocs;
