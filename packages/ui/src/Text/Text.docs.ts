import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A run of words in a role of the type scale and a tone of the text colours.',
  insteadOf: [
    { when: 'The title of a part', use: 'Heading' },
    { when: 'A price', use: 'Price' },
    { when: 'A message that matters here', use: 'Alert' },
    { when: 'Words for listeners only', use: 'VisuallyHidden' },
  ],
  otherNames: ['Typography', 'Paragraph', 'Body', 'Caption', 'Lead', 'Label'],
  anatomy: [{ part: 'Words', holds: 'Any text; a paragraph unless `as` says otherwise.' }],
  states: [
    { state: 'lead, body, small', look: '16 to 17, 15 and 14 px for reading.' },
    { state: 'title, label', look: 'Weight 600 and 500 for names of things.' },
    { state: 'caption, micro', look: '12 to 13 and 11 to 12 px; nothing is smaller.' },
    { state: 'primary, secondary, tertiary', look: 'Three greys, all 4.5:1 on every surface.' },
    { state: 'critical, positive', look: 'For numbers and sentences that judge; the words say it too.' },
  ],
  keyboard: [],
  accessibility: [
    '`status` announces politely what changes, such as the number of results.',
    '`lang` where the words are in another language than the page.',
    '`measure` keeps lines below 66 letters.',
  ],
  dos: ['Use `lines` for what a person typed: breaks stay.', 'Use `keepTogether` for a number with its unit.'],
  donts: ['Pick a role for its size: pick it for its meaning.', 'Put `measure` on text in a narrow column.'],
  builtOn: 'Native <p>, <span>, <div>, <strong>, <time>.',
  sources: ['DESIGN 4', 'DESIGN 7'],
} satisfies ComponentDocs;
