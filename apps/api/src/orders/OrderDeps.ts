import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import type { PaymentGateway } from '../payments/PaymentGateway.ts';
import type { CardCaptures } from '../payments/readCardCaptures.ts';
import type { BrandAddresses } from '../platform/brands/brandAddresses.ts';
import type { PayeeAccounts } from '../platform/brands/readPayees.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';

/** Dependencies of orders. */
export interface OrderDeps {
  readonly sql: Sql;
  readonly ads: Pick<Ads, 'inAnyState'>;
  /** The bank. Null: card payments are off. */
  readonly gateway: PaymentGateway | null;
  /** How each brand captures card payments. */
  readonly captures: CardCaptures;
  readonly brandAddresses: BrandAddresses;
  /** The companies that sell, as receipts name them. */
  readonly sellers: Sellers;
  /** The bank account of each brand. Null: bank transfers are off. */
  readonly payees: PayeeAccounts;
  readonly limits: RateLimits;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
