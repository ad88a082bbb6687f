import { listingStatus, type ListingStatus } from '@volan/domain-rules';

const { pending, active, rejected, paused, expired } = listingStatus;

const editable: readonly ListingStatus[] = [pending, active, rejected, paused, expired];

/** Whether an ad may be edited in a state; other ended ads cannot be changed. [M02] */
export const isEditable = (status: ListingStatus) => editable.includes(status);
