import type { AdDetails } from '@volan/api-contract';
import { metaText } from '@volan/domain-rules';
import { priceText } from '../../../blocks/adCard/adCardData.ts';
import { answerText } from '../../../blocks/adCard/answerText.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { keyAnswers } from './keyFacts.ts';

/** How many facts go before the seller's words. */
const facts = 4;

/** An ad in one line for search engines and shared links: price and facts first, then the seller's words. [G10, M60] */
export function describeAd(ad: AdDetails, messages: Messages): string {
  const answers = keyAnswers(ad).slice(0, facts);
  const figures = [priceText(ad, messages), ...answers.map((answer) => answerText(answer, messages))].join(' · ');
  return metaText([figures, ad.line, ad.description].filter((text) => text !== '').join(' – '));
}
