import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'All pictures of an ad as large as the window, near-black in both themes.',
  insteadOf: [
    { when: 'The pictures on the page of the ad', use: 'Gallery, which brings its own lightbox' },
    { when: 'One picture that needs no enlarging', use: 'Photo' },
  ],
  otherNames: ['Image viewer', 'Full-screen gallery', 'Slideshow', 'Carousel', 'Photo viewer', 'Overlay'],
  anatomy: [
    { part: 'Bar', holds: 'Place, ad and view, zoom, actions, full screen, close.' },
    { part: 'Stage', holds: 'The picture, whole; arrows of 52 px on a desktop.' },
    { part: 'Key hints', holds: 'Which keys lead on, where there is a keyboard.' },
    { part: 'Thumbnails', holds: 'The shown one stays in view.' },
  ],
  states: [
    { state: 'First and last', look: 'The arrow that leads nowhere is gone.' },
    {
      state: 'Zoomed',
      look: 'Twice or three times as large; it scrolls in both directions. Another picture starts whole.',
    },
    { state: 'Phone', look: 'Swiping, pinching and the zoom buttons; no arrows.' },
  ],
  keyboard: [
    { keys: 'Left, Right', does: 'the picture before, the next one' },
    { keys: 'Arrows, zoomed', does: 'move the picture' },
    { keys: 'Home, End', does: 'the first, the last' },
    { keys: '+, −', does: 'zoom' },
    { keys: 'F', does: 'full screen' },
    { keys: 'Escape', does: 'closes; the focus returns to the picture that was pressed' },
    { keys: 'Back of the browser', does: 'closes it, and the page stays' },
  ],
  accessibility: [
    'A modal dialog; the place is a status, so each change is announced.',
    'The words of each picture are make, model and view.',
  ],
  dos: ['Open it at the picture that was pressed.'],
  donts: ['Play it by itself.'],
  builtOn: 'Native <dialog> and native scrolling with snap points.',
  sources: ['DESIGN-2 9', 'M53', 'B37'],
} satisfies ComponentDocs;
