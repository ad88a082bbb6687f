import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One thing to pay: its name, its ad and duration, its money price and its price in credits.',
  insteadOf: [
    { when: 'The product is not chosen yet', use: 'PromotionProduct or PlanCard' },
    { when: 'The order is read, not changed', use: 'CartSummary with its lines' },
  ],
  otherNames: ['cart item', 'basket row', 'line item', 'order line', 'List.Item'],
  anatomy: [
    { part: 'Icon', holds: 'picture of the ad, or the icon of a product without an ad' },
    { part: 'Title', holds: 'tier label and the name of the ad or product' },
    { part: 'Detail', holds: 'what is bought and for how long' },
    { part: 'Quantity', holds: 'QuantityStepper, only for credits' },
    { part: 'Money', holds: 'price, and "ili n kredita" where credits may pay for it' },
    { part: 'Remove', holds: 'a button that names the line' },
  ],
  states: [
    { state: 'Usual', look: 'one row; on a phone money is above the remove button' },
    { state: 'Problem', look: 'a critical sentence with its icon under the detail' },
    { state: 'Without a picture', look: 'the outline of the body type' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through title, quantity and remove' }],
  accessibility: [
    'Lines are entries of a named list, so their number is announced.',
    'The words of the remove button name the line, for several buttons with one name say nothing.',
    'At 320 px and at 200 % zoom words wrap; prices are never broken.',
  ],
  dos: ['Put lines into CartLines and the whole into one form, so that it works without JavaScript.'],
  donts: ['Do not give credits or packets a price in credits: they cannot be paid so.'],
  builtOn: 'Native list and submit buttons.',
  sources: ['DESIGN-2 3'],
} satisfies ComponentDocs;
