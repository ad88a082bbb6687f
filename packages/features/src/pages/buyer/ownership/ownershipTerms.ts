import type { ModelYearPrices } from '@volan/api-contract';
import type { CostTerms } from '@volan/domain-rules';

/** What ads of a model ask, with its name; null: no model is known, or it has gone. */
export type OwnershipMarket = ModelYearPrices | null;

/** What the page estimates with. */
export interface OwnershipPageTerms extends CostTerms {
  readonly market: OwnershipMarket;
}
