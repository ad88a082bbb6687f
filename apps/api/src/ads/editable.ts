import { listingStatus, type ListingStatus } from '@volan/domain-rules';

const { pending, active, rejected, paused, expired } = listingStatus;

const editable: readonly ListingStatus[] = [pending, active, rejected, paused, expired];

/** Whether an ad may be edited in a state; whatever else ended stays as it was. [M02] */
export const isEditable = (status: ListingStatus) => editable.includes(status);
