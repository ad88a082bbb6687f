import { maxCompanyDocuments } from '@volan/domain-rules';
import { isPlainMessageKey } from '@volan/i18n';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import type { FormResult } from './FormResult.ts';

/** The sentence of a code; of one that this version does not know, that the field does not fit. [K12] */
export function failureText(t: Messages['t'], code: string): string {
  if (code === 'company-documents') return t('failures.company-documents', { max: String(maxCompanyDocuments) });

  const key = `failures.${code}`;
  return isPlainMessageKey(key) ? t(key) : t('failures.validation');
}

/** A form as the page shows it: empty at first, and after a try with the typed values and their errors. */
export interface ShownForm {
  /** The typed text of a field. */
  readonly value: (field: string, otherwise?: string) => string;
  /** The error of a field; undefined without one. */
  readonly error: (field: string) => string | undefined;
  /** Failure of the whole form, beside its fields. */
  readonly failure: string | undefined;
  readonly done: boolean;
  /** It was sent, and the page shows the result. */
  readonly answered: boolean;
  /** Fields with their errors, for the summary: in the order of the form. */
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/**
 * The state of a form of the page.
 *
 * @param name which form of the page it is
 * @param prefix is before the names of fields in their ids
 * @param labels of the fields, in the order of the form: the summary names them so
 */
export function useForm(
  result: FormResult | undefined,
  name: string,
  prefix: string,
  labels: Readonly<Record<string, string>> = {},
): ShownForm {
  const { brand } = useSite();
  const { t, tag } = useMessages();
  const own = result?.form === name ? result : undefined;
  const error = (field: string) => {
    const [code] = own?.errors[field] ?? [];
    return code === undefined ? undefined : failureText(t, code);
  };
  const failureOf = (code: string) => {
    if (own?.until === undefined) return failureText(t, code);

    const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: brand.timeZone });
    return t('failures.rate-limited-until', { time: moment.format(Date.parse(own.until)) });
  };
  const wrong = Object.keys(own?.errors ?? {});
  const labelled = Object.keys(labels).filter((field) => wrong.includes(field));
  const fields = [...labelled, ...wrong.filter((field) => !labelled.includes(field))];
  const sentence = (field: string) => [labels[field], error(field)].filter((part) => part !== undefined).join(': ');

  return {
    value: (field, otherwise = '') => own?.values[field] ?? otherwise,
    error,
    failure: own && !own.ok && own.failure !== null && fields.length === 0 ? failureOf(own.failure) : undefined,
    done: own?.ok ?? false,
    answered: own !== undefined,
    errors: fields.map((field) => ({ field: `${prefix}${field}`, message: sentence(field) })),
  };
}
