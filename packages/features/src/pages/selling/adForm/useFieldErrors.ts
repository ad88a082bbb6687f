import type { AdForm, AdFormErrors } from '@volan/domain-rules';
import { failureText } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId } from './AdFormContext.ts';
import { fieldsInOrder } from './fieldOrder.ts';
import { sellerField } from './SellerField.tsx';

/**
 * The errors of a form's fields as sentences: those of numbers name their bounds. [M20]
 *
 * @param order names of the fields in the order of the page; those of a full ad by default
 * @param labels words of fields that are labelled otherwise than in a full ad, by name
 */
export function useFieldErrors(
  form: AdForm,
  errors: AdFormErrors,
  order?: readonly string[],
  labels: Readonly<Record<string, string>> = {},
) {
  const messages = useMessages();
  const { t, number } = messages;
  const error = (name: string) => {
    const [code] = errors[name] ?? [];
    if (code === undefined) return undefined;
    if ((name === 'price' || name === 'financing_price') && code === 'whole') return t('selling.whole-euros');

    const field = form.fields.find((one) => one.name === name);
    const { min, max } = field ?? { min: null, max: null };
    if (field?.kind === 'number' && (code === 'min' || code === 'max' || code === 'format') && max !== null) {
      return t('selling.number-between', { min: number(min ?? 0), max: number(max) });
    }

    if (name === 'pictures' && code === 'required') return t('pictures.required');

    return name === 'pictures' && code === 'not-found' ? t('pictures.some-lost') : failureText(t, code);
  };
  const names = [sellerField, ...(order ?? fieldsInOrder(form).map(({ name }) => name))].filter(
    (name) => errors[name] !== undefined,
  );
  const list = names.map((name) => ({
    field: controlId(name),
    message: `${labels[name] ?? labelOf(form, name, messages)}: ${error(name) ?? ''}`,
  }));

  return { error, list };
}

/** The words of a field, for a list of what is missing. */
export function labelOf(form: AdForm, name: string, { t }: Pick<ReturnType<typeof useMessages>, 't'>): string {
  switch (name) {
    case sellerField:
      return t('selling.seller');
    case 'brand_id':
    case 'brand_text':
      return t('fact.make');
    case 'model_id':
    case 'model_text':
      return t('fact.model');
    case 'price_type':
      return t('selling.price-type');
    case 'financing_price':
      return t('selling.financing-price');
    case 'line':
      return t('selling.line');
    case 'description':
      return t('ad.description');
    case 'vin':
      return t('selling.vin');
    case 'category_id':
      return t('fast-ad-form.category');
    case 'city_id':
      return t('selling.city');
    case 'tags':
      return t('fast-ad-form.extras');
    case 'phone':
      return t('selling.phone');
    case 'pictures':
      return t('selling.step-pictures');
    default:
      return (
        form.fields.find((field) => field.name === name)?.specification?.title ??
        (name === 'price' ? t('fact.price') : name)
      );
  }
}
