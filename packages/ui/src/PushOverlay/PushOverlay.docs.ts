import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'About notifications of the browser. Asks for them before the browser does (`state="ask"`), or says how to unblock them (`state="blocked"`).',
  insteadOf: [
    { when: 'The user is on the page of settings', use: 'Alert in the caution tone, with the way out' },
    { when: 'News inside the page', use: 'Toast' },
  ],
  otherNames: ['notification permission', 'web push prompt', 'soft ask', 'pre-permission', 'opt-in modal'],
  anatomy: [
    { part: 'Disc', holds: 'A ringing bell, or a crossed one' },
    { part: 'Title and text', holds: 'The benefit for the user; what is sent and what is not' },
    { part: 'Steps', holds: 'Where they are blocked: what to press, numbered' },
    { part: 'Ways', holds: 'Turn on and not now, equally large; where blocked, only close' },
  ],
  states: [
    { state: 'Ask', look: '`Notification.permission` is `default`' },
    { state: 'Blocked', look: '`Notification.permission` is `denied`: no button could help' },
    { state: 'Granted', look: 'Nothing is shown: `pushOverlayFor` returns nothing' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Takes the way with the focus' },
    { keys: 'Escape', does: 'Not now' },
  ],
  accessibility: [
    'The steps are an ordered list; the drawn number is not read twice.',
    'A native dialog: the focus returns to the page.',
  ],
  dos: [
    'Show it after something that makes it useful, such as the first message.',
    'Wait for its turn in the `overlayQueue`.',
  ],
  donts: ['Do not ask on the first page of a first visit.', 'Do not ask again for a while after "not now".'],
  builtOn: 'Native `<dialog>` with `<form method="dialog">`; `pushOverlayFor` decides, `onEnable` asks the browser.',
  sources: ['C47', 'K04', 'F24', 'T46', 'screens 36-dialogs'],
} satisfies ComponentDocs;
