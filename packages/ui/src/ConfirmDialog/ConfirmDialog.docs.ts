import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A question before an action. It names the thing and both outcomes, and the focus starts on the safe one.',
  insteadOf: [
    { when: 'The action can be undone', use: 'Toast with an undo, without a question' },
    { when: 'Both ways are equally good', use: 'TwoButtonModal' },
    { when: 'The question needs a field, such as a password', use: 'Modal with a form' },
  ],
  otherNames: ['alert dialog', 'confirm', 'popconfirm', 'confirmation modal', 'are you sure'],
  anatomy: [
    { part: 'Title', holds: 'The question' },
    { part: 'Text', holds: 'What happens, and what does not' },
    { part: 'Safe way', holds: 'Secondary button with the focus, named: "Zadrži oglas"' },
    { part: 'Deed', holds: 'Primary button; in the critical tone where it cannot be taken back' },
  ],
  states: [
    { state: 'Plain', look: 'The action is the primary button' },
    { state: 'Danger', look: 'The action has a critical border and label; it is never solid' },
    { state: 'Several asked at once', look: 'One is open, the others wait' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Takes the way with the focus: the safe one at first' },
    { keys: 'Tab', does: 'Moves between the two ways; stays inside' },
    { keys: 'Escape', does: 'Is the safe way' },
  ],
  accessibility: [
    'A native dialog with its title as name and its text as description; the page behind is inert.',
    'The focus goes back to what opened it.',
    'A click beside it is the safe way too.',
  ],
  dos: [
    '"Zadrži oglas" and "Obriši oglas": both buttons name their outcome.',
    'Ask from any code: `await confirm.ask({ … })`.',
  ],
  donts: ['Do not write "Da" and "Ne".', 'Do not ask about what costs nothing to undo.'],
  builtOn: 'Native `<dialog>` with `<form method="dialog">`; `createConfirm` is a store without React.',
  sources: ['C48', 'C38', 'DESIGN 12', 'DESIGN-2 8', 'screens 36-dialogs'],
} satisfies ComponentDocs;
