import type { Account } from '@volan/api-contract';
import { profileTypes, uploadedImageTypes } from '@volan/domain-rules';
import { Avatar } from '@volan/ui/Avatar';
import { Button } from '@volan/ui/Button';
import { Field, fieldDescription } from '@volan/ui/Field';
import { FileButton } from '@volan/ui/FileButton';
import { Grid } from '@volan/ui/Grid';
import { Photo } from '@volan/ui/Photo';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { viewerOf } from '../../../runtime/site/Viewer.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';

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
  hasImage: boolean;
  result: FormResult | undefined;
}

/** One picture: what it is now, another file in its place, or none. */
function ImageForm({ kind, title, shown, hasImage, result }: ImageFormProps) {
  const { t } = useMessages();
  const labels = { image: t('account-images.file') };
  const form = useForm(result, kind, `${kind}-`, labels);
  const [chosen, setChosen] = useState('');
  const id = `${kind}-image`;
  const field = { id, hint: t(`account-images.${kind}-hint`), error: form.error('image') };
  return (
    <FormCard name={kind} title={title} form={form} done={t('account.saved')} files>
      {shown}
      <Field {...field} label={labels.image}>
        <Row gap={1} wrap>
          <FileButton
            id={id}
            name="image"
            multiple={false}
            accept={uploadedImageTypes.join()}
            onChange={(event) => setChosen(event.currentTarget.files?.[0]?.name ?? '')}
            {...fieldDescription(field)}
          >
            {t('account-images.choose')}
          </FileButton>
          {chosen !== '' && <Text tone="secondary">{chosen}</Text>}
        </Row>
      </Field>
      <Row gap={1} wrap>
        <Button type="submit" variant="primary">
          {t('account.save')}
        </Button>
        {hasImage && (
          <Button type="submit" name="remove" value="1">
            {t('account-images.remove')}
          </Button>
        )}
      </Row>
    </FormCard>
  );
}
