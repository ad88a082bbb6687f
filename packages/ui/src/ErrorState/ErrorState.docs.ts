import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A page or a part of it could not be shown: the fact, the way on, and a number for support.',
  insteadOf: [
    { when: 'A list without entries', use: 'EmptyState' },
    { when: 'A form that was refused', use: 'Alert or FormErrorSummary' },
    { when: 'The session ended', use: 'SessionExpired' },
  ],
  otherNames: ['Error page', '404', '500', 'Result', 'Failure', 'Error boundary'],
  anatomy: [
    { part: 'Code', holds: '"Greška 404", small, where there is one.' },
    { part: 'Title', holds: 'What did not happen.' },
    { part: 'Sentence', holds: 'What to do now.' },
    { part: 'Extra', holds: 'A search, or the number for support with its copy button; only where it helps on.' },
    { part: 'Actions', holds: 'One primary way on.' },
    { part: 'Reference', holds: 'A number to tell support.' },
    { part: 'Picture', holds: 'A drawn vehicle, in the colour of borders.' },
  ],
  states: [
    { state: 'page', look: 'Words at the start, vehicle at the end; below one another on a phone.' },
    {
      state: 'above a page that otherwise works',
      look: 'With `icon` in place of `outline`: a disc before the words, as without a connection.',
    },
    { state: 'part of a page', look: 'The same with a lower heading level.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the actions' }],
  accessibility: ['The title is the h1 of an error page; `headingLevel` fits it into a part. The picture is silent.'],
  dos: ['Offer to try again where that may help.', 'Keep search and header around it.'],
  donts: ['Joke, or write "Ups".', 'Show technical words other than the reference.'],
  builtOn: 'Heading, text and Outline.',
  sources: ['DESIGN 12'],
} satisfies ComponentDocs;
