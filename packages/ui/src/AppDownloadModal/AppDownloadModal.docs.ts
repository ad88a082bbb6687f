import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Offers the app of the phone that is in the hand, at most once a day of its calendar. Never on a desktop, never both.',
  insteadOf: [
    { when: 'A user looks for the app', use: 'the links in the Footer' },
    { when: 'The site asks for notifications', use: 'PushOverlay' },
  ],
  otherNames: ['smart app banner', 'app install prompt', 'app interstitial', 'store badge', 'bottom sheet'],
  anatomy: [
    { part: 'Brand', holds: 'The logo on a tile, as on the home screen' },
    { part: 'Title and detail', holds: 'Name of the app, its system and size' },
    { part: 'Close', holds: 'First in the order of the focus' },
    { part: 'Benefits', holds: 'What the app can do and the site cannot; three lines' },
    { part: 'Shop', holds: 'Ink button with the name of the shop' },
    { part: 'Stay', holds: 'Goes on in the browser' },
  ],
  states: [
    { state: 'Android', look: 'Triangle and the words of Google Play' },
    { state: 'iPhone', look: 'Apple and the words of the App Store' },
    { state: 'Closed today', look: 'Not shown until midnight where the user is' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Close, shop, stay; stays inside' },
    { keys: 'Escape', does: 'Closes it for today' },
  ],
  accessibility: [
    'A native dialog: the page behind is inert, the focus returns.',
    'The size is said before a download begins.',
  ],
  dos: [
    'Decide with `appToOffer(navigator.userAgent, closedOn, new Date())` in the browser.',
    'Keep `localDay(new Date())` in `onClose`.',
    'Wait for its turn: it is the last of the `overlayQueue`.',
  ],
  donts: [
    'Do not cover the first page of a visit before the consent is answered.',
    'Do not draw the badges of the shops by hand: their owners allow only their own artwork, which is not part of this package. The neutral button names the shop in words instead.',
  ],
  builtOn: 'Native `<dialog>` from below with `<form method="dialog">`.',
  sources: ['C41', 'C42', 'C43', 'C44', 'L30', 'T46', 'screens 36-app-download'],
} satisfies ComponentDocs;
