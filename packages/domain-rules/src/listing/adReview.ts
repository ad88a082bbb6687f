/** Why the checks look at an ad twice; none of them is a verdict. [M05, P57-P59] */
export const reviewReasons = [
  'price-outlier',
  'other-price',
  'contact-data',
  'duplicate-vin',
  'lower-mileage',
  'duplicate-vehicle',
  'duplicate-pictures',
  'banned-words',
  'banned-network',
  'new-seller',
  'reported',
  'vehicle-changed',
] as const;

/** A word of {@link reviewReasons}. */
export type ReviewReasonName = (typeof reviewReasons)[number];

/** Why moderators refuse an ad; its seller reads them in the own language. [M05, P57] */
export const rejectionReasons = ['duplicate', 'pictures', 'bait', 'category', 'contact', 'content', 'other'] as const;

/** A word of {@link rejectionReasons}. */
export type RejectionReasonName = (typeof rejectionReasons)[number];

/** Points of each reason. */
const weights: Readonly<Record<ReviewReasonName, number>> = {
  'price-outlier': 50,
  'other-price': 50,
  'contact-data': 15,
  'duplicate-vin': 70,
  'lower-mileage': 50,
  'duplicate-vehicle': 50,
  'duplicate-pictures': 60,
  'banned-words': 60,
  'banned-network': 60,
  'new-seller': 20,
  reported: 50,
  'vehicle-changed': 50,
};

/** Points from which a moderator decides before anybody sees the ad. [M05] */
export const reviewRisk = 50;

/** Reports of different people from which a moderator looks at an ad that is public. */
export const reportsForReview = 2;

/** Kilometres by which an earlier ad of the same vehicle stated more: fewer are a rounded number. [peers, complaint 2] */
export const lowerMileageKm = 1000;

/** Hours of an account in which its ads have one reason more. */
export const newSellerHours = 24;

/** The risk of an ad, from 0 to 100. [M05] */
export function riskOf(reasons: readonly ReviewReasonName[]) {
  return Math.min(
    100,
    [...new Set(reasons)].reduce((sum, reason) => sum + weights[reason], 0),
  );
}

/** A price above this percentage of the median is more likely a typing error than a wish. */
export const maxPlausible = 300;
