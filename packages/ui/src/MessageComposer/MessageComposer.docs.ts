import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The field where a message is written and files are added, at the foot of a conversation.',
  insteadOf: [
    { when: 'Text belongs to a form', use: 'TextArea' },
    { when: 'Files are the matter', use: 'FileDrop' },
  ],
  otherNames: ['chat input', 'message input', 'composer', 'reply box', 'prompt'],
  anatomy: [
    { part: 'Problem', holds: 'why it did not go out, or what is too long or too large' },
    { part: 'Files', holds: 'names of the chosen files, each with a button that removes it' },
    { part: 'Paperclip', holds: 'the native choice of files' },
    { part: 'Field', holds: 'grows from one line to about six' },
    { part: 'Send', holds: 'the accent button' },
    { part: 'Count', holds: 'from four fifths of the limit on' },
  ],
  states: [
    { state: 'Draft', look: 'the typed text is in the field again' },
    { state: 'Sending', look: 'empty field at once, spinner in the button; the next message can be written and sent' },
    { state: 'Sent', look: 'empty field with the focus; announced' },
    { state: 'Failed', look: 'a sentence above; text and files come back before what was typed meanwhile' },
    { state: 'Too long, too large', look: 'a sentence above; nothing goes out' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'sends; on glass, and with enter="newLine", it begins a line' },
    { keys: 'Shift + Enter', does: 'begins a line' },
    { keys: 'Ctrl or Cmd + Enter', does: 'sends everywhere' },
    { keys: 'Paste', does: 'takes a picture from the clipboard as a file' },
  ],
  accessibility: [
    'Enter that takes a word of an input method never sends.',
    'Sent and failed are announced; the focus comes back to the field.',
    'On a phone the field is 16 px, so nothing zooms, and stays above the safe area.',
  ],
  dos: ['Keep the draft by conversation in onValueChange and pass it back as defaultValue.'],
  donts: ['Do not wait in `onSend` before the message is handed over: two presses are two calls, in their order.'],
  builtOn: 'Native form, textarea with field-sizing, and file input; without JavaScript the form is posted.',
  sources: ['E14', 'J69', 'J71', 'M57'],
} satisfies ComponentDocs;
