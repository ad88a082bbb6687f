import { brands } from '@volan/domain-rules';
import { isAllowed } from '../../consent/consentStore.ts';
import { pageBrand } from '../../../runtime/browser/pageFacts.ts';

/**
 * The services that may be asked where the reader is: those of the brand, once he has allowed that partners hear of his
 * visit; else none. [T32]
 */
export const allowedServices = (): readonly string[] =>
  isAllowed('marketing') ? (brands[pageBrand()].geoServices ?? []) : [];
