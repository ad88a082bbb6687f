import type { NumberProblem } from '@volan/domain-rules';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { useNumberTexts } from './useNumberTexts.ts';

/** The lowest and the highest figure of a field, as text. */
export interface FigureLimits {
  readonly least: string;
  readonly most: string;
}

/** Gives the sentence about a refused figure of a calculator. */
export function useFigureProblem() {
  const { t } = useMessages();
  const { messages } = useNumberTexts();

  return (problem: NumberProblem | 'too-small' | 'too-large', limits: FigureLimits): string => {
    switch (problem) {
      case 'empty':
        return t('failures.required');
      case 'too-small':
        return t('loan.too-small', { least: limits.least });
      case 'too-large':
        return t('loan.too-large', { most: limits.most });
      case 'ambiguous':
        return messages['not-a-number'];
      default:
        return messages[problem];
    }
  };
}
