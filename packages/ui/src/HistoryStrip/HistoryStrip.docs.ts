import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Brings users back to the ads that they saw last, in one quiet row.',
  insteadOf: [
    { when: 'The whole history, with a way to forget it', use: 'HistoryModal' },
    { when: 'Ads that are new to the user', use: 'AdCard in a Grid' },
  ],
  otherNames: ['Recently viewed', 'Continue where you left off', 'Last seen', 'Carousel'],
  anatomy: [
    { part: 'Head', holds: 'Title and the way to the whole history.' },
    { part: 'Tile', holds: 'Thumbnail, title in at most two lines, price, date and time.' },
  ],
  states: [
    { state: 'Desktop', look: 'As many tiles as one row carries; the rest waits in the history.' },
    { state: 'Phone', look: 'Tiles are swiped.' },
    { state: 'Nothing viewed', look: 'The page leaves the strip out.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from tile to tile' },
    { keys: 'Enter', does: 'opens the ad' },
  ],
  accessibility: ['The whole tile is one link; its words are title, price, date and time.'],
  dos: ['Keep it below what is new.'],
  donts: ['Show it to somebody else on the same device after signing out.'],
  builtOn: 'CSS grid, native scrolling.',
  sources: ['C36', 'M50'],
} satisfies ComponentDocs;
