import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Files of any kind, by a press, by dragging or by paste, with a list of how far each has come.',
  insteadOf: [
    { when: 'The pictures of an ad, in their order', use: 'ImageSlotGrid' },
    { when: 'A file in a conversation', use: 'MessageComposer' },
  ],
  otherNames: ['upload', 'dropzone', 'file upload', 'file input', 'Upload.Dragger', 'drag and drop', 'attachment'],
  anatomy: [
    { part: 'Zone', holds: 'What to do and what is taken; all of it is the target.' },
    { part: 'List', holds: 'Name, size, how far, what failed; remove and, where it helps, send again.' },
    { part: 'Error', holds: 'What is wrong with the answer as a whole: "Dodajte saobraćajnu dozvolu."' },
  ],
  states: [
    { state: 'Empty', look: 'Dashed border, icon, two lines.' },
    { state: 'Files over it', look: 'Accent border, selected surface.' },
    { state: 'Uploading', look: 'A bar below the name.' },
    { state: 'Refused or failed', look: 'Critical icon and words that say what to do; the other files continue.' },
    { state: 'Disabled', look: 'Disabled surface.' },
  ],
  keyboard: [
    { keys: 'Space or Enter', does: 'Opens the choice of files.' },
    { keys: 'Ctrl+V', does: 'Adds files or a picture from the clipboard while the zone has the focus.' },
  ],
  accessibility: [
    'The native file control lies over the zone: it has a name, describes its rules and takes the focus.',
    'How many files were added is announced politely; each bar has the name of its file.',
    'Without JavaScript the control is visible and sends its files with the form.',
  ],
  dos: ['Say for each refused file why and what to do: "Veća je od 10 MB. Smanjite je i dodajte ponovo."'],
  donts: ['Do not trust the check in the browser: the server looks at the content.', 'Do not stop all files for one.'],
  builtOn: 'Native <input type="file">, drag and paste events, <progress>.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
