import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Signs in again in place when the time of a sign-in is over. The typed text stays: the page behind it is not left.',
  plannedFor: null,
  insteadOf: [
    { when: 'The user was never signed in', use: 'the page of signing in' },
    { when: 'The account is suspended', use: 'ErrorState' },
  ],
  otherNames: ['session timeout', 're-authentication', 'login modal', 'expired token'],
  anatomy: [
    { part: 'Disc', holds: 'An hourglass' },
    { part: 'Title and text', holds: 'The event, and what is kept' },
    {
      part: 'Password',
      holds: 'The label says whose it is; the address itself is hidden and known to managers of passwords',
    },
    { part: 'Sign in', holds: 'The one primary button' },
    { part: 'Go on as a visitor', holds: 'The way out' },
  ],
  states: [
    { state: 'Open', look: 'The focus is in the password' },
    { state: 'Signing in', look: 'The button is busy and keeps its width' },
    { state: 'Wrong password', look: 'The sentence under the field; the typed text stays' },
  ],
  keyboard: [
    { keys: 'Enter in the field', does: 'Signs in' },
    { keys: 'Escape', does: 'Goes on as a visitor' },
  ],
  accessibility: [
    'A click beside it does nothing, so that a half-typed password is not lost.',
    'Paste and managers of passwords work (WCAG 3.3.8); nothing is lost by the end of a session (WCAG 2.2.5).',
  ],
  dos: ['Send the call that failed again after signing in.', 'Say what is kept: the draft, the filters.'],
  donts: ['Do not lead to another page.', 'Do not show it to visitors.'],
  builtOn: 'Native `<dialog>` and form; `PasswordInput`.',
  sources: ['DESIGN-2 8', 'DESIGN 14', 'screens 36-session-expired'],
} satisfies ComponentDocs;
