import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A place for an advertisement that somebody booked. Its box is reserved before anything arrives.',
  insteadOf: [
    { when: 'An ad for a vehicle whose seller pays', use: 'AdCard with a tier, or PromotedStrip' },
    { when: 'A notice of ours', use: 'Alert' },
  ],
  otherNames: ['Ad slot', 'Ad unit', 'Leaderboard', 'Skyscraper', 'Sponsored', 'Display ad'],
  anatomy: [
    { part: 'Label', holds: '"Oglas" above the box, always.' },
    { part: 'Box', holds: 'A fixed ratio for each place, one for a desktop and one for a phone.' },
    { part: 'Picture', holds: 'One file for each width; the words say what it shows and who pays.' },
    { part: 'Video', holds: 'Over the picture, without sound and with controls; its link stands above the box.' },
    { part: 'Fallback', holds: 'Something of ours where none is booked.' },
  ],
  states: [
    { state: 'Loading', look: 'The calm box in its final size.' },
    { state: 'Booked', look: 'The picture, a link that opens beside the page.' },
    { state: 'None booked', look: 'The fallback, or the calm box.' },
    { state: 'Failed', look: 'The same as none booked.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'follows the banner' },
    { keys: 'Tab', does: 'reaches the link, then the controls of a video' },
  ],
  accessibility: [
    'An aside named by its label and its banner, so it can be skipped.',
    'The link is `sponsored`.',
    'A video does not play by itself under `prefers-reduced-motion` or Save-Data.',
  ],
  dos: ['Place it between sections, never inside a list of ads without its label.'],
  donts: ['Let it move, make a sound or change its size.', 'Set cookies for it without consent.'],
  builtOn: 'Native <aside>, <picture> and aspect-ratio.',
  sources: ['M50', 'DESIGN 14'],
} satisfies ComponentDocs;
