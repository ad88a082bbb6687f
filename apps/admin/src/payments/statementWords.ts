import type { LineVerdict } from '@volan/api-contract';
import type { TagTone } from '@volan/ui/Tag';
import type { AdminTexts, PlainAdminText } from '@volan/i18n/admin';

/** Label and look of the verdicts about lines of a statement. */
export const verdicts: Readonly<Record<LineVerdict, { readonly text: PlainAdminText; readonly tone: TagTone }>> = {
  match: { text: 'verdictMatch', tone: 'positive' },
  'by-hand': { text: 'verdictByHand', tone: 'positive' },
  late: { text: 'verdictLate', tone: 'caution' },
  twice: { text: 'verdictTwice', tone: 'caution' },
  'wrong-amount': { text: 'verdictAmount', tone: 'critical' },
  'wrong-currency': { text: 'verdictCurrency', tone: 'critical' },
  unknown: { text: 'verdictUnknown', tone: 'neutral' },
  paid: { text: 'verdictPaid', tone: 'critical' },
  own: { text: 'verdictOwn', tone: 'caution' },
  differs: { text: 'verdictDiffers', tone: 'critical' },
  'called-back': { text: 'verdictCalledBack', tone: 'critical' },
  booked: { text: 'verdictBooked', tone: 'neutral' },
  open: { text: 'verdictOpen', tone: 'neutral' },
  dismissed: { text: 'verdictDismissed', tone: 'neutral' },
};

const problems: Readonly<Record<string, PlainAdminText>> = {
  empty: 'problemEmpty',
  'not-readable': 'problemUnreadable',
  'too-large': 'problemLarge',
  'too-many-lines': 'problemMany',
  'columns-missing': 'problemColumns',
  'date-invalid': 'problemDate',
  'amount-invalid': 'problemAmount',
  'currency-unknown': 'problemCurrency',
  'batch-differs': 'problemBatch',
  reversal: 'problemReversal',
  'not-booked': 'problemPending',
  'timed-out': 'problemSlow',
};

/**
 * Text that says why a line, or the whole file, cannot be read; a problem that this version does not know is shown by
 * its name.
 */
export function problemText(problem: string, texts: AdminTexts): string {
  const known = problems[problem];
  return known ? texts[known] : problem;
}
