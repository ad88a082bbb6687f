import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Says how a payment or another long task ended, what changed by it and what comes next.',
  insteadOf: [
    { when: 'The user stays where they are', use: 'Toast' },
    { when: 'A page cannot be shown', use: 'ErrorState' },
  ],
  otherNames: ['success page', 'confirmation', 'receipt', 'Result', 'thank you page'],
  anatomy: [
    { part: 'Disc', holds: 'tick, hourglass or cross in its tone; a neutral door where somebody signs out' },
    { part: 'Title and fact', holds: 'what happened, in two sentences at most' },
    { part: 'Reason', holds: 'an Alert: why it failed and what helps; in a panel the short form that helps' },
    { part: 'Receipt', holds: 'order, amount, card, code of the bank' },
    { part: 'Changes', holds: 'ChangedList: ads with what they have now, balances' },
    { part: 'Actions', holds: 'the next way first; after a failure two ways on and one back' },
  ],
  states: [
    { state: 'Success', look: 'positive disc, receipt, what changed' },
    { state: 'Waiting', look: 'caution disc, what is waited for' },
    { state: 'Failure', look: 'critical disc, what did not happen, then the code of the bank' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through what changed, then the actions' }],
  accessibility: ['The title is the h1 of its page.', 'The tone is never alone: the title says it.'],
  dos: ['Begin a failure with what did not happen: "Kartica nije zadužena."'],
  donts: ['Do not celebrate, do not sell here.'],
  builtOn: 'Native headings and description list.',
  sources: ['DESIGN-2 3', 'DESIGN 12'],
} satisfies ComponentDocs;
