import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Reminds an administrator on every page that they act in the account of a user, and leads back.',
  insteadOf: [
    { when: 'news concerns the page', use: 'Alert' },
    { when: 'news passes', use: 'Toast' },
  ],
  otherNames: ['impersonation bar', 'acting as', 'sudo banner', 'view as user'],
  anatomy: [
    { part: 'icon', holds: 'a person with a gear' },
    { part: 'words', holds: 'whose account it is, and what is recorded' },
    { part: 'button', holds: 'the way back' },
  ],
  states: [{ state: 'leaving', look: 'a spinner in the button' }],
  keyboard: [{ keys: 'Enter, Space', does: 'leads back to the own account' }],
  accessibility: ['A named landmark before the header; it is not an alert, since it is on every page.'],
  dos: ['Show it above the header on every page, also on a phone.'],
  donts: ['Do not let it be closed.'],
  builtOn: 'A native form that posts; it works without JavaScript.',
  sources: ['DESIGN 14', 'T13'],
} satisfies ComponentDocs;
