import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The pictures of one ad: one large and up to four small on a desktop, a strip for the finger on a phone.',
  insteadOf: [
    { when: 'A single picture in a list or a card', use: 'Photo' },
    { when: 'Pictures that open over another page', use: 'Lightbox' },
  ],
  otherNames: ['Carousel', 'Slider', 'Image gallery', 'Mosaic', 'Swiper', 'ImageList'],
  anatomy: [
    { part: 'Main picture', holds: 'The cover, fetched first.' },
    { part: 'Tiles', holds: 'One, two or four more; none where there is one picture.' },
    { part: 'All', holds: 'The button with the number of pictures.' },
    { part: 'Lightbox', holds: 'All of them, as large as the window.' },
  ],
  states: [
    { state: 'One, two, three, five and more', look: 'The mosaic follows the number.' },
    { state: 'Phone', look: 'From edge to edge, swiped, with the place of each.' },
    { state: 'None, or a file fails', look: 'The outline of the body type in the same box.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from picture to picture' },
    { keys: 'Enter', does: 'opens the lightbox at this picture' },
  ],
  accessibility: [
    'A list of buttons: "Uvećaj: Škoda Octavia, pozadi".',
    'Opens without JavaScript by the invoker command.',
  ],
  dos: ['Give every picture its view in words.'],
  donts: ['Play it by itself.'],
  builtOn: 'Native scrolling with snap points and a native <dialog>.',
  sources: ['M53', 'DESIGN 10', 'DESIGN-2 9'],
} satisfies ComponentDocs;
