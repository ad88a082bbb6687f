import { fastAdFormOf, fastAdLimits, type AdFormErrors, type AdFormFields } from '@volan/domain-rules';
import { FormErrorSummary } from '@volan/ui/FormErrorSummary';
import { useHydrated } from '@volan/ui/hydrated';
import { QuickAdForm, type QuickAdFormProps } from '@volan/ui/QuickAdForm';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { PictureField } from '../../../blocks/pictureUpload/PictureField.tsx';
import type { ShownPicture } from '../../../blocks/pictureUpload/usePictures.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdFormProvider, controlId, textOf } from '../adForm/AdFormContext.ts';
import { useFieldErrors } from '../adForm/useFieldErrors.ts';
import type { usePublishing } from '../../../blocks/pictureUpload/usePublishing.ts';
import { fieldsOf, formId, isAdField } from '../newAd/formFields.ts';
import { FastAdFields, type FastAdFieldsProps } from './FastAdFields.tsx';
import { fastAdPreviewOf } from './fastAdPreviewOf.ts';
import { fastAdFieldNames } from './wrongOfFastAd.ts';

const form = fastAdFormOf(0);

export interface FastAdFormProps extends Pick<FastAdFieldsProps, 'towns' | 'phone' | 'isGuessed' | 'hasFixedCategory'> {
  /** Name of the form. */
  label: string;
  /** Address that takes the form. */
  action: string;
  /** Under which the pictures wait in this browser: the draft, or `ad-7`. */
  pictureKey: string;
  /** Pictures go up beside the form; those of a visitor wait. */
  signedIn: boolean;
  /** The initial values, and the current ones. */
  given: AdFormFields;
  fields: AdFormFields;
  errors: AdFormErrors;
  /** Title of the summary of errors, by their number. */
  errorTitle: (count: number) => string;
  publishing: ReturnType<typeof usePublishing>;
  /** Takes other values; `name` is the field that changed. */
  onChange: (fields: AdFormFields, name: string) => void;
  /** Takes the values of one field, beside the newest ones of the others. */
  onFill: (name: string, texts: readonly string[]) => void;
  /** The pictures that can be drawn are known. */
  onShown?: () => void;
  /** Controls that are no fields of the ad. */
  hidden: NonNullable<QuickAdFormProps['hidden']>;
  /** Above the fields, such as the choice of a seller. */
  before?: ReactNode;
  submit: ReactNode;
  submitLabel: string;
  /** Below the button: the state of the draft. */
  after?: ReactNode;
  storedIn?: string | undefined;
}

/** The one screen of a fast ad, placed or changed: pictures first, then five fields. It works without scripts. [M17] */
export function FastAdForm(props: FastAdFormProps) {
  const { label, action, pictureKey, signedIn, given, fields, errors, errorTitle, publishing, onChange, onFill } =
    props;
  const { hidden, before, after, submit, submitLabel, storedIn, towns, onShown } = props;
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const hydrated = useHydrated();
  const { error, list } = useFieldErrors(form, errors, fastAdFieldNames, {
    line: t('fast-ad-form.line'),
  });
  const [shown, setShown] = useState<readonly ShownPicture[]>([]);
  const town = towns.find(({ value }) => value !== '' && value === textOf(fields, 'city_id'))?.label;
  const read = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (isAdField(target)) onChange(fieldsOf(currentTarget), (target as Partial<HTMLInputElement>).name ?? '');
  };

  return (
    <AdFormProvider value={{ form, given, fields, error, hydrated }}>
      <QuickAdForm
        id={formId}
        label={label}
        action={action}
        noValidate
        data-stored-in={storedIn}
        hidden={hidden}
        preview={fastAdPreviewOf(fields, shown, town, messages)}
        photos={
          <PictureField
            id={controlId('pictures')}
            draft={pictureKey}
            defaultValue={given['pictures'] ?? []}
            signedIn={signedIn}
            limit={{ max: fastAdLimits.pictures, bought: 0 }}
            camera
            onValueChange={(pictures) => onFill('pictures', pictures)}
            onPendingChange={publishing.setPending}
            onShownChange={(pictures) => {
              setShown(pictures);
              onShown?.();
            }}
            error={error('pictures')}
          />
        }
        errors={
          list.length > 0 && (
            <FormErrorSummary id="ad-errors" title={errorTitle(list.length)} errors={list} attempt={1} />
          )
        }
        submit={submit}
        submitLabel={submitLabel}
        regular={{
          question: t('fast-ad-form.regular-question'),
          label: t('fast-ad-form.regular'),
          href: pagePath(site, 'chooseCategory', {}),
        }}
        onSubmit={publishing.onSubmit}
        onInput={read}
        onChange={read}
      >
        {before}
        <FastAdFields
          towns={towns}
          phone={props.phone}
          isGuessed={props.isGuessed}
          hasFixedCategory={props.hasFixedCategory ?? false}
          onFill={(name, text) => onFill(name, [text])}
        />
        {after}
      </QuickAdForm>
    </AdFormProvider>
  );
}
