import type { AdImage, CompanyPicture, HoursException, OpenHours } from '@volan/api-contract';

/** A company as lists read it. Nothing private is read: no phone, no e-mail. */
export interface CompanyRecord {
  readonly id: number;
  readonly user_id: number;
  readonly slug: string;
  readonly name: string;
  readonly business_type: number;
  readonly verified: boolean;
  readonly country_id: number;
  readonly region_id: number | null;
  readonly city: string | null;
  readonly logo: CompanyPicture | null;
  /** First pictures of its newest ads, at most three. */
  readonly pictures: readonly AdImage[];
}

/** Data that only the page of a company shows. */
export interface CompanyDetailsRecord extends Omit<CompanyRecord, 'pictures'> {
  /** Approved, open, and its account in good standing. */
  readonly isPublic: boolean;
  /** It still waits for approval and must not be visible to anybody. */
  readonly isWaiting: boolean;
  readonly since: Date;
  readonly newest_ad: number | null;
  readonly has_phone: boolean;
  readonly legal_name: string;
  readonly tax_id: string | null;
  readonly registry_number: string | null;
  readonly address: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly web: string | null;
  readonly description: string;
  readonly opening_hours: (OpenHours | null)[] | null;
  /** By their first day, also past ones. */
  readonly hours_exceptions: readonly HoursException[];
  readonly cover: CompanyPicture | null;
}
