import * as calls from './calls/index.ts';

/** Every call by name: documentation, mocks and the check that each has a handler are made from it. */
export { calls };
export * from './calls/index.ts';
export { reservedCategorySlugs } from './calls/taxonomy/getCategoryBySlug.ts';
export type {
  CallFailureData,
  CallFailureName,
  CallInput,
  CallMeta,
  CallOutcome,
  CallReply,
  CallRequest,
  WithMeta,
} from './callTypes.ts';
export { type Call, defineCall, type Method } from './defineCall.ts';
export {
  type Decrypted,
  decryptField,
  type Direction,
  encryptField,
  encryptionVersions,
  type FieldContext,
  looksEncrypted,
} from './encryption/e1.ts';
export * from './entities/Account.ts';
export * from './entities/AdminUser.ts';
export * from './entities/AuditAction.ts';
export * from './entities/AuditEntry.ts';
export * from './entities/Dashboard.ts';
export * from './entities/Health.ts';
export * from './entities/Ad.ts';
export * from './entities/AdPicture.ts';
export * from './entities/Blog.ts';
export * from './entities/Boost.ts';
export * from './entities/CartLine.ts';
export * from './entities/FastAd.ts';
export * from './entities/CarService.ts';
export * from './entities/ServiceReview.ts';
export * from './entities/ImagePackage.ts';
export * from './entities/CostRule.ts';
export * from './entities/Loyalty.ts';
export * from './entities/ManagedCountry.ts';
export * from './entities/InvoiceDetails.ts';
export * from './entities/LedgerEntry.ts';
export * from './entities/ManagedMessage.ts';
export * from './entities/ManagedPayment.ts';
export * from './entities/ManagedTaxonomy.ts';
export * from './entities/Order.ts';
export * from './entities/AdSearch.ts';
export * from './entities/AnswerTemplate.ts';
export * from './entities/Ban.ts';
export * from './entities/Banner.ts';
export * from './entities/ReviewItem.ts';
export * from './entities/Statement.ts';
export * from './entities/ReportedAd.ts';
export * from './entities/ModerationNumbers.ts';
export * from './entities/UserBackground.ts';
export * from './entities/CaseHeld.ts';
export * from './entities/Taxonomy.ts';
export * from './entities/Collected.ts';
export * from './entities/Company.ts';
export * from './entities/CompanyReview.ts';
export * from './entities/Conversation.ts';
export * from './entities/CompanyMembership.ts';
export * from './entities/CreditMovement.ts';
export * from './entities/ExchangeRate.ts';
export * from './entities/Favourite.ts';
export * from './entities/Feed.ts';
export * from './entities/FollowedSeller.ts';
export * from './entities/ModelInformation.ts';
export * from './entities/ModelYearPrices.ts';
export * from './entities/Notification.ts';
export * from './entities/Passkey.ts';
export * from './entities/PushDevice.ts';
export * from './entities/PersonalSettings.ts';
export * from './entities/Place.ts';
export * from './entities/Plan.ts';
export * from './entities/PriceComparison.ts';
export * from './entities/PriceList.ts';
export * from './entities/ProfileType.ts';
export * from './entities/ReportedConversation.ts';
export { planOf, plansOf } from './entities/planOf.ts';
export { priceListOf } from './entities/priceListOf.ts';
export * from './entities/SellerAd.ts';
export * from './entities/SocialPost.ts';
export * from './entities/SellerStats.ts';
export * from './entities/Sitemap.ts';
export * from './entities/StatementLine.ts';
export * from './entities/Text.ts';
export * from './entities/TransferSlip.ts';
export { adFormFields, clientId } from './fields/adFormFields.ts';
export { failureEnvelope, successEnvelope } from './envelope/buildEnvelope.ts';
export type { Envelope, FailureEnvelope, SuccessEnvelope } from './envelope/Envelope.ts';
export { failureSchema, failuresOf, successSchema } from './envelope/envelopeSchema.ts';
export { Failure, type FailureDetails, type FieldErrors } from './failures/Failure.ts';
export {
  commonFailures,
  type FailureEntry,
  failureKey,
  type FailureName,
  failureNames,
  failureRegistry,
  failureRetryAfter,
  failureStatus,
  failureText,
  isFailureName,
} from './failures/failureRegistry.ts';
export { decodeForm, type FormEntry } from './forms/decodeForm.ts';
export { encodeForm } from './forms/encodeForm.ts';
export type { FieldKind, FieldKinds } from './forms/FieldKind.ts';
export { fieldKinds } from './forms/fieldKinds.ts';
export { type FormEncryption, readForm } from './request/readForm.ts';
export { idempotencyHeader, readIdempotencyKey, sameRequestSeconds } from './request/readIdempotencyKey.ts';
export { type RawRequest, readRequest } from './request/readRequest.ts';
export { toWire } from './toWire.ts';
export type { WireCall } from './WireCall.ts';
export { type OpenApiOptions, openApiDocument } from './openapi/openApiDocument.ts';
export * from './socket/socketEvents.ts';
