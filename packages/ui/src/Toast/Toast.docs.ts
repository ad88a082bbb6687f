import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'One short message about what just happened, in the one `ToastContainer` of the page. It goes by itself; an error stays until it is closed.',
  insteadOf: [
    { when: 'The user must not miss it, or must find it again', use: 'Alert in the page' },
    { when: 'It asks something', use: 'ConfirmDialog or TwoButtonModal' },
    { when: 'A field is wrong', use: 'the error of the Field' },
  ],
  otherNames: ['snackbar', 'notification', 'message', 'bubble', 'sonner', 'flash message', 'growl'],
  anatomy: [
    { part: 'Icon', holds: 'A check; a warning for errors; the icon of the action where there is one' },
    { part: 'Words', holds: 'One sentence without a full stop' },
    { part: 'Way back', holds: 'At most one, such as "Poništi"; on an error the way out, such as "Prijavi se"' },
    { part: 'Close', holds: 'On errors only' },
  ],
  states: [
    { state: 'Shown', look: 'Inverse ground, 3 s' },
    { state: 'Fading', look: '0.5 s to nothing; in the page at 3.4 s, gone at 3.5 s' },
    { state: 'Under the pointer or with the focus', look: 'Stands; the time that is left runs on afterwards' },
    { state: 'Error', look: 'Critical words and border on a raised ground, with a button that closes it' },
    { state: 'More than three', look: 'Three are shown, the others wait, errors before confirmations' },
    {
      state: 'Said again',
      look: 'Takes the place of the one that says the same, unless the user is on it or it has a way out',
    },
    { state: 'Reduced motion', look: 'Does not rise; the fade takes 120 ms and the time stays the same' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the way back and the button that closes' },
    { keys: 'Enter, Space', does: 'Presses it' },
    {
      keys: 'Escape',
      does: 'Closes the newest; from within it the focus goes back. Fields, menus and dialogs keep the key',
    },
  ],
  accessibility: [
    '`role="status"` for what is done, `role="alert"` for errors. Both regions are in the page before the first message, or screen readers would not read it.',
    'The place is a popover: it lies above open dialogs. A modal dialog keeps the focus, so close the dialog before the message if it has a way back.',
    'Three seconds are short: nothing that can only be done here may be in a toast (WCAG 2.2.1).',
  ],
  dos: [
    'Say what is done: "Oglas je sačuvan".',
    'Offer the way back in place of a question before.',
    'Make one `createToasts()` for the app and show messages from any code.',
  ],
  donts: [
    'Do not use it for news that the user did not ask for.',
    'Do not put two sentences into it.',
    'Do not show errors of a form in it.',
  ],
  builtOn: 'Native `popover="manual"` for the layer; a store without React (`createToasts`) for the time.',
  sources: ['F20', 'T45', 'C50', 'L34', 'DESIGN 9'],
} satisfies ComponentDocs;
