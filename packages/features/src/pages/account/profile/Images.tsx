import type { Account } from '@volan/api-contract';
import { profileTypes, uploadedImageTypes } from '@volan/domain-rules';
import { Avatar } from '@volan/ui/Avatar';
import { Button } from '@volan/ui/Button';
import { Field, fieldDescription } from '@volan/ui/Field';
import { FileButton } from '@volan/ui/FileButton';
import { Grid } from '@volan/ui/Grid';
import { Photo } from '@volan/ui/Photo';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { viewerOf } from '../../../runtime/site/Viewer.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import { withoutScript } from '../../../blocks/pictureUpload/PictureField.css.ts';

export interface ImagesProps {
  account: Account;
  result?: FormResult | undefined;
}

/** The picture of a person; of a business its logo and its cover. [J26] */
export function Images({ account, result }: ImagesProps) {
  const { t } = useMessages();
  const { avatar, cover } = account.images;
  const isBusiness = account.type_id !== profileTypes.private;
  const initials = viewerOf(account).person?.initials ?? '';
  return (
    <>
      <ImageForm
        kind="avatar"
        title={t(isBusiness ? 'account-images.logo' : 'account-images.avatar')}
        shown={
          <Avatar
            initials={initials}
            size="large"
            shape={isBusiness ? 'square' : 'round'}
            {...(avatar !== null && { src: avatar })}
          />
        }
        hasImage={avatar !== null}
        result={result}
      />
      {isBusiness && (
        <ImageForm
          kind="cover"
          below
          title={t('account-images.cover')}
          shown={
            cover !== null && (
              <Grid layout="panels2">
                <Photo
                  picture={{ src: cover, alt: '' }}
                  missing={{ outline: 'sedan', label: '' }}
                  sizes="(min-width: 1024px) 480px, 100vw"
                  rounded
                />
              </Grid>
            )
          }
          hasImage={cover !== null}
          result={result}
        />
      )}
    </>
  );
}

interface ImageFormProps {
  kind: 'avatar' | 'cover';
  title: string;
  shown: ReactNode;
  /** It is as wide as the form, and the button stands below it. @default false */
  below?: boolean;
  hasImage: boolean;
  result: FormResult | undefined;
}

/** One picture: what it is now, another file in its place, or none. It is saved by a button that comes with a chosen file. */
function ImageForm({ kind, title, shown, below = false, hasImage, result }: ImageFormProps) {
  const { t } = useMessages();
  const labels = { image: title };
  const form = useForm(result, kind, `${kind}-`, labels);
  const [chosen, setChosen] = useState('');
  const id = `${kind}-image`;
  const field = { id, hint: t(`account-images.${kind}-hint`), error: form.error('image') };
  return (
    <form method="post" encType="multipart/form-data" action={`?form=${kind}`} noValidate>
      <input type="hidden" name="form" value={kind} />
      <Stack gap={2}>
        <FormHead id={`${kind}-errors`} form={form} done={t('account.saved')} />
        {below && shown}
        <Row gap={2} align="start">
          {!below && shown}
          <Field {...field} label={title}>
            <Row gap={1} wrap>
              <FileButton
                id={id}
                name="image"
                multiple={false}
                accept={uploadedImageTypes.join()}
                onChange={(event) => setChosen(event.currentTarget.files?.[0]?.name ?? '')}
                {...fieldDescription(field)}
              >
                {t(hasImage ? 'account-images.change' : 'account-images.choose')}
              </FileButton>
              {hasImage && (
                <Button type="submit" name="remove" value="1" variant="ghost">
                  {t('account-images.remove')}
                </Button>
              )}
            </Row>
          </Field>
        </Row>
        <div className={chosen === '' ? withoutScript : undefined}>
          <Row gap={1} wrap>
            <Button type="submit" variant="primary">
              {t('account-images.save')}
            </Button>
            {chosen !== '' && <Text tone="secondary">{chosen}</Text>}
          </Row>
        </div>
      </Stack>
    </form>
  );
}
