import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A way to another page. In running text it is always underlined.',
  insteadOf: [
    { when: 'It changes something', use: 'Button' },
    { when: 'The main way on', use: 'Button with `href`' },
    { when: 'A filter', use: 'Chip' },
  ],
  otherNames: ['Anchor', 'Hyperlink', 'Text button', 'Text link'],
  anatomy: [
    { part: 'Icon', holds: 'Before the words of a link on its own line, 16 px.' },
    { part: 'Words', holds: 'Where it leads: they make sense without the sentence around them.' },
  ],
  states: [
    { state: 'in text', look: 'Link colour and a thin line; thicker under the pointer.' },
    { state: 'standalone', look: 'The same with 44 px for a finger on a phone.' },
    { state: 'quiet', look: 'Colour of its surroundings, a line under the pointer: menus, footers and tables.' },
    { state: 'current', look: '`aria-current="page"`; the list around it draws the difference.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  accessibility: [
    'The underline keeps it apart from words of the same colour.',
    '`lang` tells in which language the words are, `hrefLang` in which the page behind them is.',
  ],
  dos: ['Name the page it leads to.'],
  donts: ['Write "ovde" or "više".', 'Use `quiet` inside a sentence.'],
  builtOn: 'Native <a>.',
  sources: ['DESIGN 13'],
} satisfies ComponentDocs;
