import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Makes an ad in half a minute: the picture is its own preview, with a few fields beside it.',
  insteadOf: [
    { when: 'An ad with specifications, a description and promotion', use: 'Stepper with the steps of a new ad' },
    { when: 'The finished quick ad', use: 'QuickAdTile' },
  ],
  otherNames: ['Quick create', 'Short form', 'Composer', 'One page form', 'Post form'],
  anatomy: [
    { part: 'Preview', holds: 'The tile as others will see it, with the button that takes the picture again.' },
    { part: 'Photos', holds: 'One to five, and the place for the next.' },
    { part: 'Fields', holds: 'What is sold in 40 characters, price, category, place, phone, chips.' },
    { part: 'Send', holds: 'One primary button, and the way to a regular ad.' },
  ],
  states: [
    { state: 'Empty', look: 'The outline as preview; the button stays enabled and says what is missing when pressed.' },
    { state: 'Filling', look: 'The preview follows what is typed.' },
    { state: 'Wrong', look: 'A summary above the fields and a sentence under each.' },
    { state: 'Sending', look: 'The button with a spinner; the fields keep their values.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'in a field sends the form' }],
  accessibility: [
    'A form landmark with a name. The preview is a heading with the words of the ad.',
    'On a phone the preview comes first, as the camera does.',
  ],
  dos: ['Keep what was typed when sending fails.'],
  donts: ['Ask for more than five things.', 'Tick a paid option beforehand.'],
  builtOn: 'Native form with multipart data: it works without JavaScript.',
  sources: ['M17', 'screens 32-fast-form'],
} satisfies ComponentDocs;
