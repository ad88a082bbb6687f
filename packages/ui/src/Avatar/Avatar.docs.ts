import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The picture or initials of a person or company, beside the name. People are round, companies square.',
  insteadOf: [
    { when: 'The photo of an ad', use: 'Photo' },
    { when: 'The logo', use: 'Logo' },
  ],
  otherNames: ['Profile picture', 'User image', 'Persona', 'Thumbnail', 'Initials'],
  anatomy: [
    { part: 'Letters', holds: 'One or two initials.' },
    { part: 'Picture', holds: 'In their place once it has arrived.' },
  ],
  states: [
    { state: 'without a picture, or it fails', look: 'The initials on a grey ground.' },
    { state: 'small, medium, large', look: '34, 44 and 64 px.' },
    { state: 'round, square', look: 'A person, a company.' },
  ],
  keyboard: [],
  accessibility: [
    'It is silent: the name beside it is read. Where there is no name, there must be no avatar.',
    'Initials reach 4.5:1 on their ground.',
  ],
  dos: ['Take the first letters of name and surname, with their carons.'],
  donts: ['Put a person in a square or a company in a circle.', 'Show a grey silhouette: initials say more.'],
  builtOn: 'A <span> with an <img> over the letters, which stay where the file fails.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
