import { createConsent } from '@volan/api-contract';
import { mockCall } from '../mockCall.ts';

/** The log of answers about cookies. */
export const consentHandlers = [mockCall(createConsent, () => ({ logged: true as const }))];
