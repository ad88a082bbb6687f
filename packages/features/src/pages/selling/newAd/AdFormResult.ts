import type { AdLink } from '@volan/api-contract';
import type { AdFormErrors, AdFormFields } from '@volan/domain-rules';
import type { PackageOutcome } from '../../../blocks/pictureUpload/useImagePackage.ts';

/** The result of the form of an ad that was sent to its page. */
export interface AdFormResult {
  /** Which button sent it. */
  readonly step: 'update' | 'preview' | 'save' | 'publish';
  /** The draft that was sent: the page continues with it. */
  readonly draft: { readonly id: string; readonly version: number };
  readonly fields: AdFormFields;
  readonly errors: AdFormErrors;
  /** Name of the failure; null where nothing failed. */
  readonly failure: string | null;
  /** The ad that it is a duplicate of. */
  readonly duplicate: AdLink | null;
  /** The result for the package of pictures in the form. */
  readonly pictures: PackageOutcome | null;
}
