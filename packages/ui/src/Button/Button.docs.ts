import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'An action in words. With `href` it leads to a page and is a link that looks like a button; without it, it does something where the user is.',
  insteadOf: [
    { when: 'A way to another page inside running text', use: 'Link' },
    { when: 'An icon alone says it and there is no room for words', use: 'IconButton' },
    { when: 'A filter or an option that stays chosen', use: 'Chip' },
    { when: 'One of two or three views of the same thing', use: 'SegmentedControl' },
  ],
  otherNames: ['CTA', 'Call to action', 'Submit', 'Action', 'Link button', 'Loading button', 'Btn'],
  anatomy: [
    { part: 'Icon', holds: 'One icon before the words; decoration, the words carry the meaning.' },
    { part: 'Words', holds: 'The action: a verb and its object, "Postavi oglas".' },
    { part: 'Badge', holds: 'A count, as a `Badge` that says what it counts.' },
    { part: 'End icon', holds: 'An arrow where the button opens something.' },
  ],
  states: [
    { state: 'hover, pressed', look: 'One and two steps darker; outlined ones darken their border.' },
    { state: 'focus', look: 'A ring of 2 px at a distance of 2 px, the same on every variant.' },
    { state: 'disabled', look: 'Grey, without a border. The reason is beside it.' },
    { state: 'busy', look: 'A spinner over the words, which keep their room, so the width never jumps.' },
    {
      state: 'pressed for good',
      look: 'Neutral ground and an ink border of 1.5 px, in every variant.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'presses it; follows it where it is a link' },
    { keys: 'Space', does: 'presses it; a link does not answer to Space' },
  ],
  accessibility: [
    'Its words are its name. `aria-describedby` adds the id of a sentence that says why it is disabled.',
    'A busy button stays in the tab order and tells its new words as a status.',
    'At least 44 px high on a phone, in every size. At 200 % zoom long words wrap onto two lines.',
    'In forced colours every variant has a border.',
  ],
  dos: [
    'Keep one primary button in a region of the page.',
    'Name both outcomes of a question: "Zadrži oglas" and "Obriši oglas".',
    'Use `danger` for what cannot be taken back, and ask before it happens.',
  ],
  donts: [
    'Write "OK", "Da" or "Ovde".',
    'Use the accent to decorate; it is the primary action and nothing else.',
    'Disable a button without a sentence that says why. Better: let it be pressed and say what is missing.',
  ],
  builtOn: 'Native <button> and <a>. Sheets and dialogs open through the popover and invoker attributes.',
  sources: ['DESIGN 8', 'DESIGN 14', 'DESIGN 15'],
} satisfies ComponentDocs;
