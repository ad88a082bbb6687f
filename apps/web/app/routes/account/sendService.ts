import { isDeepStrictEqual } from 'node:util';
import { createCarService, updateCarService, updateCompany } from '@volan/api-contract/wire';
import type { MyCarService } from '@volan/api-contract';
import { refusedForm, type FormWithFiles } from '../../private/forms.ts';
import { takeFiles } from '../../private/takeFiles.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { hoursField, readExceptions, readWeek, type FieldText, type FormErrors } from './readHours.ts';
import { readServiceForm, serviceFormErrors } from './readServiceForm.ts';

/** The service that a form is about. */
export interface ServiceOfForm extends Pick<MyCarService, 'id' | 'opening_hours' | 'hours_exceptions'> {
  /** The version that the form changes; null: it adds the service. */
  readonly version: string | null;
}

/**
 * Takes the pictures that came with the form. The form then names all pictures in one field, as the page shows them
 * again.
 */
export async function takeServicePictures(requestContext: RequestContext, id: number, sent: FormWithFiles) {
  const { form } = sent;
  const pictures = form.getAll('pictures');
  const taken = await takeFiles(requestContext, `service-${id}`, { pictures }, sent, form.get('step') ?? '');
  const ids = [...(taken.fields['pictures'] ?? [])];
  form.set('pictures', ids.join(' '));
  const errors: FormErrors = Object.fromEntries(
    Object.entries(taken.errors).map(([field, codes]) => [field, [...codes]]),
  );

  return { ids, errors };
}

/**
 * Stores what a form says about a car service, and the hours of its company where they changed: first the hours, since
 * they can be stored twice. All errors come at once. Null: all is stored. [B20, B21]
 */
export async function sendService(requestContext: RequestContext, sent: FormWithFiles, service: ServiceOfForm) {
  const { api, site } = requestContext;
  const { form } = sent;
  const pictures = await takeServicePictures(requestContext, service.id, sent);
  const { input, errors: ofService, priceRows } = readServiceForm(form, site.language);
  const hours = readHoursOf(form);
  const errors = { ...ofService, ...pictures.errors, ...hours.errors };
  if (Object.keys(errors).length > 0) return refusedForm(form, { failure: 'validation', errors, code: 422 });

  const company_id = service.id;
  const { opening_hours, hours_exceptions } = service;
  if (!isDeepStrictEqual(hours.input, { opening_hours, hours_exceptions })) {
    const stored = await api.send(updateCompany, { company_id, ...hours.input });
    if (!stored.ok) return refusedForm(form, { ...stored, errors: hoursErrors(stored.errors) });
  }

  const fields = { company_id, ...input, pictures: pictures.ids };
  const saved =
    service.version === null
      ? await api.send(createCarService, fields)
      : await api.send(updateCarService, { ...fields, version: service.version });
  if (!saved.ok) return refusedForm(form, { ...saved, errors: serviceFormErrors(saved.errors, priceRows) });

  return null;
}

/** The hours of the form, with errors by its fields. */
function readHoursOf(form: URLSearchParams) {
  const text: FieldText = (name) => form.get(name)?.trim() ?? '';
  const errors: FormErrors = {};
  const input = { opening_hours: readWeek(text, errors), hours_exceptions: readExceptions(text, errors) };

  return { input, errors };
}

/** Errors of the call of a company by the fields of the form. */
const hoursErrors = (errors: Readonly<Record<string, readonly string[]>> | null | undefined): FormErrors =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([field, codes]) => [hoursField(field) ?? field, [...codes]]));
