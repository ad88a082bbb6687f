import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A page with one task and a picture beside it: sign in, register, a new password.',
  insteadOf: [
    { when: 'The task belongs to a larger page', use: 'Container with a Card' },
    { when: 'Signing in again in place', use: 'SessionExpired' },
  ],
  otherNames: ['split screen', 'auth layout', 'login page', 'two halves', 'hero split', 'side image'],
  anatomy: [
    { part: 'Head', holds: 'The logo, leading home.' },
    { part: 'Task', holds: 'At most 400 px wide, in the middle of its height.' },
    { part: 'Foot', holds: 'Language and theme.' },
    { part: 'Picture', holds: 'A photo as high as the window; decoration.' },
  ],
  states: [
    { state: 'Desktop', look: 'Task left, picture right; the picture stays while the task scrolls.' },
    { state: 'Phone', look: 'No picture; the task begins at the top.' },
    { state: 'Picture missing', look: 'The outline of a body type.' },
  ],
  keyboard: [],
  accessibility: ['The task is the main landmark; a skip link may lead to it by its id.'],
  dos: ['Give the task its h1.'],
  donts: ['Do not put words on the picture.'],
  builtOn: 'CSS grid.',
  sources: ['DESIGN 1', 'DESIGN 5'],
} satisfies ComponentDocs;
