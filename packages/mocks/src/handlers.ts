import { accountHandlers } from './handlers/accountHandlers.ts';
import { adminHandlers } from './handlers/adminHandlers.ts';
import { adHandlers } from './handlers/adHandlers.ts';
import { adPictureHandlers } from './handlers/adPictureHandlers.ts';
import { managedPaymentHandlers } from './handlers/managedPaymentHandlers.ts';
import { managedTaxonomyHandlers } from './handlers/managedTaxonomyHandlers.ts';
import { taxonomyHandlers } from './handlers/taxonomyHandlers.ts';
import { healthHandlers } from './handlers/healthHandlers.ts';
import { moderationHandlers } from './handlers/moderationHandlers.ts';
import { modelHandlers } from './handlers/modelHandlers.ts';
import { companyReviewHandlers } from './handlers/companyReviewHandlers.ts';
import { companyHandlers } from './handlers/companyHandlers.ts';
import { consentHandlers } from './handlers/consentHandlers.ts';
import { conversationHandlers } from './handlers/conversationHandlers.ts';
import { creditHandlers } from './handlers/creditHandlers.ts';
import { feedHandlers } from './handlers/feedHandlers.ts';
import { carServiceHandlers, serviceReviewHandlers } from './handlers/carServiceHandlers.ts';
import { fastAdHandlers } from './handlers/fastAdHandlers.ts';
import { favouriteHandlers, followedHandlers } from './handlers/favouriteHandlers.ts';
import { costRuleHandlers } from './handlers/costRuleHandlers.ts';
import { loyaltyHandlers } from './handlers/loyaltyHandlers.ts';
import { memberHandlers } from './handlers/memberHandlers.ts';
import { notificationHandlers } from './handlers/notificationHandlers.ts';
import { pictureHandlers } from './handlers/pictureHandlers.ts';
import { placeHandlers } from './handlers/placeHandlers.ts';
import { planHandlers } from './handlers/planHandlers.ts';
import { pricingHandlers } from './handlers/pricingHandlers.ts';
import { bannerHandlers } from './handlers/bannerHandlers.ts';
import { blogHandlers } from './handlers/blogHandlers.ts';
import { boostHandlers } from './handlers/boostHandlers.ts';
import { orderHandlers } from './handlers/orderHandlers.ts';
import { pushHandlers } from './handlers/pushHandlers.ts';
import { sellingHandlers } from './handlers/sellingHandlers.ts';
import { sitemapHandlers } from './handlers/sitemapHandlers.ts';
import { textHandlers } from './handlers/textHandlers.ts';
import { translationHandlers } from './handlers/translationHandlers.ts';

/** Handlers of every call and of the pictures, over the fixtures: give them to MSW as they are. */
export const handlers = [
  ...accountHandlers,
  // before the calls of one ad: its id would be `images`
  ...adPictureHandlers,
  ...adHandlers,
  ...adminHandlers,
  ...managedPaymentHandlers,
  ...managedTaxonomyHandlers,
  ...healthHandlers,
  ...moderationHandlers,
  ...taxonomyHandlers,
  ...modelHandlers,
  ...companyHandlers,
  ...companyReviewHandlers,
  ...consentHandlers,
  ...conversationHandlers,
  ...creditHandlers,
  ...loyaltyHandlers,
  ...notificationHandlers,
  ...memberHandlers,
  ...feedHandlers,
  ...favouriteHandlers,
  ...followedHandlers,
  ...placeHandlers,
  ...translationHandlers,
  ...planHandlers,
  ...pricingHandlers,
  ...bannerHandlers,
  ...fastAdHandlers,
  ...carServiceHandlers,
  ...serviceReviewHandlers,
  ...costRuleHandlers,
  ...blogHandlers,
  ...boostHandlers,
  ...orderHandlers,
  ...pushHandlers,
  ...sellingHandlers,
  ...sitemapHandlers,
  ...textHandlers,
  ...pictureHandlers,
];
