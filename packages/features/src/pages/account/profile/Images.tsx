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
import { useState } from 'react';
import type { ShownForm } from '../../../blocks/forms/useForm.ts';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { viewerOf } from '../../../runtime/site/Viewer.ts';

export interface ImagesProps {
  account: Account;
  labels: Readonly<Record<'avatar' | 'cover', string>>;
  /** The form that they are fields of. */
  form: ShownForm;
}

/** The picture of a person, or the logo and the cover of a business. [J26] */
export function Images({ account, labels, form }: ImagesProps) {
  const { avatar, cover } = account.images;
  const isBusiness = account.type_id !== profileTypes.private;
  const initials = viewerOf(account).person?.initials ?? '';

  return (
    <>
      <Row gap={2} align="start">
        <Avatar
          initials={initials}
          size="large"
          shape={isBusiness ? 'square' : 'round'}
          {...(avatar !== null && { src: avatar })}
        />
        <ImageField kind="avatar" label={labels.avatar} hasImage={avatar !== null} error={form.error('avatar')} />
      </Row>
      {isBusiness && cover !== null && (
        <Grid layout="panels2">
          <Photo
            picture={{ src: cover, alt: '' }}
            missing={{ outline: 'sedan', label: '' }}
            ratio="cover"
            sizes="(min-width: 1024px) 480px, 100vw"
            rounded
          />
        </Grid>
      )}
      {isBusiness && (
        <ImageField kind="cover" label={labels.cover} hasImage={cover !== null} error={form.error('cover')} />
      )}
    </>
  );
}

interface ImageFieldProps {
  kind: 'avatar' | 'cover';
  label: string;
  hasImage: boolean;
  error: string | undefined;
}

/** Another file in the place of a picture, or none. */
function ImageField({ kind, label, hasImage, error }: ImageFieldProps) {
  const { t } = useMessages();
  const [chosen, setChosen] = useState('');
  const field = { id: `about-${kind}`, hint: t(`account-images.${kind}-hint`), error };

  return (
    <Field {...field} label={label}>
      <Row gap={1} wrap>
        <FileButton
          id={field.id}
          name={kind}
          multiple={false}
          accept={uploadedImageTypes.join()}
          onChange={(event) => setChosen(event.currentTarget.files?.[0]?.name ?? '')}
          {...fieldDescription(field)}
        >
          {t(hasImage ? 'account-images.change' : 'account-images.choose')}
        </FileButton>
        {hasImage && (
          <Button type="submit" name="remove" value={kind} variant="ghost">
            {t('account-images.remove')}
          </Button>
        )}
        {chosen !== '' && <Text tone="secondary">{chosen}</Text>}
      </Row>
    </Field>
  );
}
