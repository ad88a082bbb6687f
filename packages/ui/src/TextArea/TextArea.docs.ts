import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Several lines of free text, such as the description of an ad. It grows with its words and can count them.',
  insteadOf: [
    { when: 'The value fits one line', use: 'TextInput' },
    { when: 'A message in a conversation, sent by Enter', use: 'MessageComposer' },
  ],
  otherNames: ['textarea', 'multiline text field', 'Input.TextArea', 'character counter', 'long text'],
  anatomy: [
    { part: 'Label', holds: 'What is asked, always visible; "(nije obavezno)" behind it where it may stay empty.' },
    { part: 'Field', holds: 'The text. Four lines at the start unless `rows` says otherwise.' },
    { part: 'Hint', holds: 'What helps to write it, in one sentence.' },
    { part: 'Count', holds: 'Characters typed out of those allowed, at the end of the hint’s line.' },
    { part: 'Error', holds: 'What is wrong, then what to do.' },
  ],
  states: [
    { state: 'Empty', look: 'Placeholder in tertiary text; the count says 0.' },
    { state: 'Too long', look: 'Critical border, the count turns critical, the error says by how much to shorten it.' },
    { state: 'Error', look: 'Critical border, icon and sentence below. The words typed stay.' },
    {
      state: 'Read-only',
      look: 'A sunken ground and a quieter border; the text is as dark as ever and can be copied.',
    },
    { state: 'With maxLength', look: 'A count at the end of the line below: "16 / 40". Typing stops there.' },
    { state: 'Disabled', look: 'Disabled surface. Say beside it why.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes on to the next control; it is never a character here.' },
    { keys: 'Enter', does: 'Begins a new line; it does not send the form.' },
  ],
  accessibility: [
    'The count belongs to the description of the field. It is announced politely during the last 20 characters only.',
    'Characters beyond the limit are kept: a pasted text is not cut behind the user’s back.',
  ],
  dos: ['Say in the hint what buyers look for.', 'Set the same limit as the server; both count as `maxlength` does.'],
  donts: [
    'Do not put the only explanation into the placeholder; it disappears.',
    'Do not ask for a text where a choice would do.',
  ],
  builtOn: 'Native <textarea> with `field-sizing: content`. Where a browser lacks that, it scrolls and can be dragged.',
  sources: ['DESIGN 8', 'DESIGN 14'],
} satisfies ComponentDocs;
