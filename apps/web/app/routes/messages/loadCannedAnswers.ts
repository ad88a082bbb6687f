import { readCall } from '@volan/api-client';
import { deleteCannedAnswer, listCannedAnswers, listMemberships, saveCannedAnswer } from '@volan/api-contract/wire';
import { loadAccount } from '../../private/loadAccount.ts';
import { failedPage } from '../../failures.ts';
import { doneForm, goOn, requireSession } from '../../private/forms.ts';
import { refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The ready answers of the companies that the account acts for. [H07] */
export async function loadCannedAnswers(requestContext: RequestContext) {
  requireSession(requestContext);
  const { api, site } = requestContext;
  const carried = await loadAccount(requestContext);
  try {
    const { data } = await readCall(api, listMemberships, {});
    const companies = await Promise.all(
      data.map(async ({ company_id: id, name }) => {
        const answers = await api.sendOrNull(listCannedAnswers, { company_id: id });
        return { id, name, answers: answers ?? [] };
      }),
    );
    const editing = Number(/^\d{1,9}$/.exec(new URLSearchParams(site.search).get('edit') ?? '')?.[0] ?? 0) || null;

    return { ...carried, companies, editing };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Keeps an answer ready, or removes one. */
export async function changeCannedAnswers({ api, site }: RequestContext, form: URLSearchParams) {
  const [kind] = (form.get('form') ?? '').split('-');
  if (kind === 'remove') {
    const removed = await api.send(deleteCannedAnswer, { id: Number(form.get('id') ?? 0) });
    return removed.ok ? goOn(site.pathname) : refusedForm(form, { ...removed, errors: null });
  }
  const saved = await api.send(saveCannedAnswer, {
    company_id: Number(form.get('company_id') ?? 0),
    title: form.get('title') ?? '',
    text: form.get('text') ?? '',
  });
  if (!saved.ok) return refusedForm(form, saved);

  // an answer that got another title while it was changed leaves its old one
  const [, id, title] = /^(\d{1,9}) (.*)$/s.exec(form.get('replaces') ?? '') ?? [];
  if (id !== undefined && title !== saved.data.title) await api.send(deleteCannedAnswer, { id: Number(id) });

  return doneForm(form, { company_id: form.get('company_id') ?? '' });
}
