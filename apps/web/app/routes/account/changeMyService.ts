import { readCall } from '@volan/api-client';
import { changeCarServiceStatus, listMyCarServices } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import { doneForm, goOn, refusedForm, sameForm, type FormWithFiles } from '../../private/forms.ts';
import { wholeIn } from '../../private/wholeIn.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';
import { readCompany } from './loadOwnCompany.ts';
import { sendService, takeServicePictures } from './sendService.ts';

/** Adds the service of the own company, and leads to it. [B21] */
export async function sendNewService(requestContext: RequestContext, sent: FormWithFiles) {
  const { site } = requestContext;
  const company = await readCompany(requestContext);
  if (!company || company.status === 'closed') return goOn(site.pathname);

  const { id, opening_hours, hours_exceptions } = company;
  const answer = await answerPress(requestContext, sent, id);
  if (answer) return answer;

  const refused = await sendService(requestContext, sent, { id, opening_hours, hours_exceptions, version: null });

  return refused ?? goOn(`${pagePath(site, 'myService', {})}?service=${id}&registered=1`);
}

/** Stores what the form says about an own service, or pauses it and shows it again; then nothing else is stored. [B20] */
export async function changeMyService(requestContext: RequestContext, sent: FormWithFiles) {
  const { api, site } = requestContext;
  const id = wholeIn(sent.form.get('service'));
  const { data: services } = await readCall(api, listMyCarServices, {});
  const service = services.find((one) => one.id === id);
  if (!service) return goOn(site.pathname);

  const answer = await answerPress(requestContext, sent, service.id);
  if (answer) return answer;

  const version = sent.form.get('version') ?? '';
  const refused = await sendService(requestContext, sent, { ...service, version });

  return refused ?? doneForm(sent.form);
}

/** What the pressed button does beside saving: it moves a picture, pauses the service or shows it again. Null: it saves. */
async function answerPress(requestContext: RequestContext, sent: FormWithFiles, id: number) {
  const { form } = sent;
  const press = form.get('step') ?? '';
  const isPause = press === 'pause' || press === 'resume';
  if (!isPause && !press.includes(' ')) return null;

  const { errors } = await takeServicePictures(requestContext, id, sent);
  if (Object.keys(errors).length > 0) return refusedForm(form, { failure: 'validation', errors, code: 422 });
  if (!isPause) return sameForm(form);

  const changed = await requestContext.api.send(changeCarServiceStatus, { company_id: id, paused: press === 'pause' });

  return changed.ok ? sameForm(form) : refusedForm(form, changed);
}
