import { correctFeedRow, createFeed, deleteFeed, runFeed, updateFeed, uploadFeedFile } from '@volan/api-contract/wire';
import { doneForm, goOn, readFormWithFiles, refusedForm } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Longest wait for the file of another server, in milliseconds: the API itself waits 20 s. */
const timeoutMs = 30_000;

/** Values of the controls whose names begin so, by the rest of their names; empty ones are left out. */
const valuesOf = (form: URLSearchParams, prefix: string) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) && value.trim() !== '' ? [[name.slice(prefix.length), value.trim()] as const] : [],
    ),
  );

/** The actions of the forms of the feeds. [H07] */
export async function changeFeeds(requestContext: RequestContext, request: Request) {
  const { api, site } = requestContext;
  const { form, files, isCut } = await readFormWithFiles(requestContext, request);
  const number = (name: string) => Number(form.get(name) ?? 0);
  const text = (name: string) => form.get(name) ?? '';
  const [kind = ''] = text('form').split('-');
  const id = number('id');
  switch (kind) {
    case 'create': {
      const begun = { company_id: number('company_id'), category_id: number('category_id') };
      const made = await api.send(createFeed, { ...begun, name: text('name'), url: text('url') }, { timeoutMs });
      return made.ok ? goOn(`${site.pathname}?feed=${made.data.id}`) : refusedForm(form, made);
    }
    case 'file': {
      const [file] = files;
      if (!file || file.size === 0) {
        const errors = { file: [isCut ? 'too-large' : 'required'] };
        return refusedForm(form, { failure: 'validation', errors, code: 422 });
      }
      const changed = await api.send(uploadFeedFile, { id, file }, { timeoutMs });

      return changed.ok ? goOn(`${site.pathname}?feed=${id}`) : refusedForm(form, changed);
    }
    case 'settings': {
      const schedule = (['off', 'hourly', 'daily'] as const).find((each) => each === text('schedule'));
      const named = { id, name: text('name'), ...(form.has('url') && { url: text('url') }) };
      const changed = await api.send(updateFeed, { ...named, ...(schedule && { schedule }) }, { timeoutMs });

      return changed.ok ? doneForm(form) : refusedForm(form, changed);
    }
    case 'mapping': {
      const changed = await api.send(updateFeed, { id, mapping: mappingOf(form) });
      return changed.ok ? doneForm(form) : refusedForm(form, changed);
    }
    case 'run': {
      const begun = await api.send(runFeed, { id, dry: text('dry') === '1' ? 1 : 0 });
      return begun.ok ? goOn(`${site.pathname}?run=${begun.data.id}`) : refusedForm(form, begun);
    }
    case 'correct': {
      const [run, line, row] = [number('run'), number('line'), text('row')];
      const corrected = await api.send(correctFeedRow, { run, line, row, fields: valuesOf(form, 'value.') });
      return corrected.ok ? doneForm(form) : refusedForm(form, corrected);
    }
    case 'remove': {
      const removed = await api.send(deleteFeed, { id });
      return removed.ok ? goOn(site.pathname) : refusedForm(form, removed);
    }
    default:
      return goOn(site.pathname);
  }
}

const mappingOf = (form: URLSearchParams) => ({
  columns: valuesOf(form, 'column.'),
  defaults: valuesOf(form, 'default.'),
  decimal: (['comma', 'point'] as const).find((each) => each === form.get('decimal')) ?? ('auto' as const),
  mileage_unit: form.get('mileage_unit') === 'miles' ? ('miles' as const) : ('km' as const),
  power_unit: form.get('power_unit') === 'PS' ? ('PS' as const) : ('kW' as const),
});
