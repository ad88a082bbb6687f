import { maxAdId } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';
import { BoughtImagePackage, PackageSize } from '../../entities/ImagePackage.ts';
import { clientId } from '../../fields/adFormFields.ts';

/**
 * Buys extra pictures for an ad that can be edited, or for a saved draft. It is paid with credits of the account that
 * it belongs to: for a draft the company that is chosen in it, else the own account; the ad that is published for that
 * account keeps them. The payment and the new limit happen together or not at all. An ad has one package: a larger one
 * costs the difference, the same one again nothing; a smaller one, and one that the packet of the account makes
 * needless, is a `conflict`. With too few credits it answers `not-enough-credits` and how many are missing. Credits for
 * a draft come back when it is deleted, or published for another account. If the country of the account withholds it:
 * `not-offered`. [L13-L18, P67, T27]
 */
export const buyImagePackage = defineCall({
  method: 'POST',
  path: '/ads/image-package',
  access: 'ads.boost',
  summary: 'Buys extra pictures for an ad or a draft with credits.',
  body: z.strictObject({
    ad_id: z.int().positive().max(maxAdId).optional().describe('for this ad'),
    draft: clientId.optional().describe('or for this draft'),
    images: PackageSize,
  }),
  reply: BoughtImagePackage,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'not-enough-credits', 'not-offered'],
  failureData: MissingCredits,
});
