import { maxAdId } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';
import { BoughtImagePackage, PackageSize } from '../../entities/ImagePackage.ts';
import { clientId } from '../../fields/adFormFields.ts';

/**
 * Buys extra pictures for an ad that can be edited, or for a saved draft, with credits of the account that it belongs
 * to. For a draft that is the company chosen in it, otherwise the user's own account. The payment and the new limit
 * happen together or not at all.
 * An ad has one package: a larger one costs the difference, the same one nothing. Credits for a draft are returned if
 * it is deleted or published for another account. `conflict`: the package is smaller, or the packet of the account
 * makes it needless. `not-enough-credits`: with the missing number. `not-offered`: the country of the account does not
 * offer it. [L13-L18, P67, T27]
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
