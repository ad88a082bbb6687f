import { inOneLine, maxCompanyPhones, maxHoursExceptions } from '@volan/domain-rules';
import { z } from 'zod';
import { HoursException, OpenHours } from '../entities/Company.ts';
import { maxProfileType } from '../entities/ProfileType.ts';
import { companyNumber, legalNameField, nameField, websiteField } from './accountFields.ts';

/** A number that buyers can call, also a landline, as it was typed. Whether it is one, the server says: `phone`. */
const typedPhone = z.string().trim().min(1).max(40);

const companyPhoneField = typedPhone.refine((text) => /(?:\d\D*){5}/.test(text), 'phone');

/** Data of a company that moderators look at. */
export const reviewedCompanyFields = {
  name: nameField.describe('trade name of the business'),
  legal_name: legalNameField,
  tax_id: z.string().max(40).transform(companyNumber).pipe(z.string().min(2).max(20)),
  registry_number: z.string().max(40).transform(companyNumber).pipe(z.string().max(20)).optional(),
  address: z.string().max(400).transform(inOneLine).pipe(z.string().min(3).max(200)).describe('street and number'),
};

/** What a company says when it registers. [J02, M12] */
export const companyRegistrationFields = {
  ...reviewedCompanyFields,
  type: z.int().min(2).max(maxProfileType).describe('one of `listBusinessTypes`'),
  country_id: z.int().min(1).max(999).describe('ISO 3166-1 numeric'),
  phone: companyPhoneField.describe(
    'as it was typed, with its prefix or as it is called in its country: +381 64 1234567, 032 371 234',
  ),
  web: websiteField.optional(),
};

/** What a company changes without a review; fields that are not sent stay. [M12] */
export const openCompanyFields = {
  city_id: z.int().positive().max(2_147_483_647).nullable().optional().describe('a town; it gives the region'),
  region_id: z
    .int()
    .positive()
    .max(2_147_483_647)
    .nullable()
    .optional()
    .describe('of a company without a town: with a town it is not read'),
  phones: z.array(typedPhone).min(1).max(maxCompanyPhones).optional().describe('the first one is the main one'),
  web: websiteField.nullable().optional(),
  opening_hours: z.array(OpenHours.nullable()).length(7).nullable().optional().describe('from Monday; null is closed'),
  hours_exceptions: z.array(HoursException).max(maxHoursExceptions).optional(),
  location: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullable()
    .optional()
    .describe('the point on the map; null: that of the town'),
};
