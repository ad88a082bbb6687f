import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Says what will be paid, how the sum came about and what happens next. It adds nothing up itself.',
  insteadOf: [
    { when: 'One thing is bought and its price is beside it', use: 'PromotionProduct or PlanCard' },
    { when: 'The payment is over', use: 'ResultPage' },
  ],
  otherNames: ['order summary', 'checkout summary', 'totals', 'basket total'],
  anatomy: [
    { part: 'Head', holds: 'title and the way back to change the order' },
    { part: 'Lines', holds: 'the items, on the page where they are paid' },
    { part: 'Sums', holds: 'parts of the total, savings in the positive tone' },
    { part: 'Total', holds: 'the one large number, with tax or another currency under it' },
    { part: 'Credits', holds: 'what credits would cover, in a sentence' },
    { part: 'Actions', holds: 'one primary button and at most one more way' },
    { part: 'Terms, assurance', holds: 'what paying means, and what makes it safe' },
  ],
  states: [
    { state: 'Cart', look: 'sums without lines' },
    { state: 'Checkout', look: 'lines, sums, terms at the button' },
    { state: 'Sticky', look: 'stays visible beside the list on a desktop' },
    { state: 'Busy', look: 'the primary button shows its spinner and keeps its width' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the way back, then to the buttons' }],
  accessibility: [
    'A named region; sums are a list of terms, so label and amount are read together.',
    'A saving has a minus sign as well as a colour.',
  ],
  dos: ['Write terms as a sentence at the button.', 'Put the summary last on a phone.'],
  donts: ['Do not add a tick box that is already ticked.', 'Do not show two primary buttons.'],
  builtOn: 'Native section and description list.',
  sources: ['DESIGN-2 3', 'DESIGN 15'],
} satisfies ComponentDocs;
