import type { Failure, AdLink } from '@volan/api-contract';
import type { AdForm, AdValues, AdFormFields, FastAdTag, ImagePackage, LanguageValue } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { AdOwner } from '../ads/ownership.ts';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import type { AdPlace } from './belonging.ts';

/** The typed fields of an ad, with the facts that their reading needs. */
export interface GivenAd {
  readonly fields: AdFormFields;
  readonly owner: Pick<AdOwner, 'id' | 'isBusiness'>;
  /** Extra pictures of the ad's package. */
  readonly boughtPictures: ImagePackage | 0;
  readonly language: LanguageValue;
  readonly now: Date;
}

/** The validated values of an ad. */
export interface ReadAd {
  readonly values: AdValues;
  readonly place: AdPlace;
  /** Pictures that the packet of the owner and the package of the ad allow. [L09, L13, M13] */
  readonly maxPictures: number;
}

/** The columns that tell the kinds of ads apart. */
interface KindColumns {
  readonly fast: boolean;
  readonly tags: readonly FastAdTag[];
}

/** What full and fast ads do each in its own way: everything else about placing an ad is the same. [M14, M17] */
export interface AdKind {
  readonly isFast: boolean;
  formOf(registry: Registry, category: CategoryRecord, language: LanguageValue): AdForm;
  read(
    sql: TransactionSql,
    registry: Registry,
    category: CategoryRecord,
    given: GivenAd,
  ): Promise<(ReadAd & { readonly columns: KindColumns }) | Failure<'validation', AdLink | null>>;
  slugOf(registry: Registry, category: CategoryRecord, values: ReadAd['values']): string;
}
