import type { StartedPayment } from '@volan/api-contract';
import type { FormResult } from '@volan/features/account';

/** The result of a try to begin a payment, for the page. */
export interface Begun {
  readonly payment?: NonNullable<StartedPayment['form']>;
  readonly missing?: number;
  readonly changedTotal?: number;
  /** Just this was paid already, in another tab, or somebody looks at its payment. */
  readonly isPaid?: boolean;
  readonly result?: FormResult;
}
