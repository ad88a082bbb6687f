import { readCall } from '@volan/api-client';
import { placeQueries } from '@volan/api-client/react';
import type { OwnCompany } from '@volan/api-contract';
import {
  addCompanyDocument,
  getOwnCompany,
  registerOwnCompany,
  removeCompanyDocument,
  updateCompany,
} from '@volan/api-contract/wire';
import { doneForm, goOn, readFormWithFiles, refusedForm, type FormWithFiles } from '../../private/forms.ts';
import { readRegistration } from '../../private/readRegistration.ts';
import { wholeIn } from '../../private/wholeIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { companyFormErrors, readCompanyForm } from './readCompanyForm.ts';
import type { FormErrors } from './readHours.ts';

/** Longest wait for a picture to be encoded again, in milliseconds. */
const timeoutMs = 60_000;

/**
 * Stores the data of the own company. Documents are removed and added first: a browser does not keep chosen files when
 * a field is refused. [M12, P55]
 */
export async function changeOwnCompany(requestContext: RequestContext, request: Request) {
  const { api, site } = requestContext;
  const sent = await readFormWithFiles(requestContext, request);
  const { form } = sent;
  if (form.get('form') === 'register') return registerCompany(requestContext, form);

  const { data: company } = await readCall(api, getOwnCompany, {});
  if (!company) return goOn(site.pathname);

  const documents = await changeDocuments(requestContext, company, sent);
  const { input, errors, phoneRows } = readCompanyForm(form, company, documents.added > 0);
  const wrong = { ...documents.errors, ...errors, ...(await checkTown(requestContext, form)) };
  if (Object.keys(wrong).length > 0) return refusedForm(form, { failure: 'validation', errors: wrong, code: 422 });

  const changed = await api.send(updateCompany, input);

  return changed.ok
    ? doneForm(form)
    : refusedForm(form, { ...changed, errors: companyFormErrors(changed.errors, phoneRows) });
}

/** Registers a company for a private account. The same page then shows the company. [J02, M12] */
export async function registerCompany({ api, site }: RequestContext, form: URLSearchParams) {
  const registered = await api.send(registerOwnCompany, readRegistration(form));

  return registered.ok ? goOn(site.pathname) : refusedForm(form, registered);
}

/** Removes the documents whose boxes are marked, and adds the chosen ones. */
async function changeDocuments(
  { api }: RequestContext,
  { id, documents }: OwnCompany,
  { form, files, isCut }: FormWithFiles,
): Promise<{ readonly added: number; readonly errors: FormErrors }> {
  const own = new Set(documents.map((document) => document.id));
  for (const removed of form.getAll('remove').filter((one) => own.has(one))) {
    await api.send(removeCompanyDocument, { id: removed });
  }

  let added = 0;
  let wrong = isCut ? 'message-file-too-large' : null;
  // one after the other: no two files are in memory at once
  for (const file of files.filter(({ size }) => size > 0)) {
    const stored = await api.send(addCompanyDocument, { company_id: id, file }, { timeoutMs });
    if (stored.ok) added += 1;
    else wrong ??= stored.errors?.['file']?.[0] ?? stored.failure;
  }

  return { added, errors: wrong === null ? {} : { file: [wrong === 'max' ? 'company-documents' : wrong] } };
}

/** Whether the chosen town is in the chosen region. The page then offers the towns of that region, also without scripts. */
async function checkTown({ api, queries }: RequestContext, form: URLSearchParams): Promise<FormErrors> {
  const [region, city] = [wholeIn(form.get('region_id')), wholeIn(form.get('city_id'))];
  if (region === null) return {};

  const towns = await queries.fetchQuery(placeQueries.cities(api, region)).catch(() => null);
  const isElsewhere = towns !== null && city !== null && !towns.some(({ id }) => id === city);

  return isElsewhere ? { city_id: ['city-of-region'] } : {};
}
