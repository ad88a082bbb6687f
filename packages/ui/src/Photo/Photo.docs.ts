import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One photo of a vehicle in a box whose size is known before the file arrives, so nothing on the page moves.',
  insteadOf: [
    { when: 'Several photos of one ad', use: 'Gallery' },
    { when: 'A person or a company', use: 'Avatar' },
  ],
  otherNames: ['Image', 'Picture', 'AspectRatio', 'Thumbnail', 'CardMedia', 'Figure'],
  anatomy: [
    {
      part: 'Box',
      holds: 'The reserved place in 16:10, 4:3, the shape of a company’s cover, or the height of its surroundings.',
    },
    { part: 'Image', holds: 'The file, cut to fill the box; 90 % bright in the dark theme.' },
    { part: 'Outline', holds: 'The body type of the vehicle, where there is no file.' },
  ],
  states: [
    { state: 'Loading', look: 'The neutral ground of the box.' },
    { state: 'Loaded', look: 'The photo, edge to edge.' },
    { state: 'Missing', look: 'The outline of the body type, read as "No photo, estate"; light and dark.' },
    { state: 'Failed', look: 'The same outline: a broken address looks like a missing photo.' },
  ],
  keyboard: [],
  accessibility: [
    'The words are make, model and view. Leave them empty where the title beside the photo says as much.',
    'The outline is an image with its own name, so a missing photo is announced too.',
  ],
  dos: [
    'Mark the largest photo of the first screen with `first`, one or two a page.',
    'Give `sizes` as the layout draws it.',
  ],
  donts: ['Lay words over a photo without a solid scrim.', 'Use it for logos: they are cut.'],
  builtOn: 'Native <img> with srcset, loading and fetchpriority.',
  sources: ['DESIGN 10', 'DESIGN-2 10', 'M52', 'J92'],
} satisfies ComponentDocs;
