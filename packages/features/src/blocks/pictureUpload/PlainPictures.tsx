import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { pictureUrl, uploadedImageTypes } from '@volan/domain-rules';
import { Checkbox } from '@volan/ui/Checkbox';
import { Field, fieldDescription } from '@volan/ui/Field';
import { IconButton } from '@volan/ui/IconButton';
import { arrowLeftIcon, arrowRightIcon, imageIcon } from '@volan/ui/icons';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { pictureMove } from './movePicture.ts';
import * as styles from './PictureField.css.ts';
import { uploadedPictures } from './uploadedPictures.ts';
import { isUpload } from './usePictures.ts';

/** Width of a small picture, in pixels of the page. */
const smallWidth = 160;

export interface PlainPicturesProps {
  id: string;
  name: string;
  /** The pictures that the form already has, in its order. */
  pictures: readonly string[];
  error?: string | undefined;
}

/** The buttons at a picture, by its place and how many there are. */
const movesOf = (index: number, count: number) => [
  ...(index > 0
    ? ([
        { move: 'cover', icon: imageIcon, label: 'pictures.make-cover' },
        { move: 'earlier', icon: arrowLeftIcon, label: 'pictures.earlier' },
      ] as const)
    : []),
  ...(index < count - 1 ? ([{ move: 'later', icon: arrowRightIcon, label: 'pictures.later' }] as const) : []),
];

/**
 * The pictures of an ad where no script runs: files that go out with the form, and those it has, each to be kept or
 * not, and to be moved by a button that sends the form. [M22, T09b]
 */
export function PlainPictures({ id, name, pictures, error }: PlainPicturesProps) {
  const messages = useMessages();
  const { t } = messages;
  const listId = `${id}-list`;
  // what the page was made with; nothing is asked for here
  const uploads = useQuery({ ...uploadedPictures(useApi(), pictures), enabled: false });
  const numberOf = (picture: string) =>
    isUpload(picture) ? uploads.data?.find((one) => one.id === picture)?.image_id : Number(picture);

  return (
    <Stack gap={1.5}>
      {pictures.length > 0 && (
        <ul id={listId} className={styles.plainList}>
          {pictures.map((picture, index) => {
            const number = numberOf(picture);
            return (
              <li key={picture}>
                <Stack gap={0.5}>
                  {number !== undefined && (
                    <img className={styles.plainPicture} src={pictureUrl(number, { w: smallWidth, q: 60 })} alt="" />
                  )}
                  <Checkbox name={name} value={picture} defaultChecked>
                    {t('pictures.keep', { number: index + 1 })}
                  </Checkbox>
                  <Row gap={0.5} wrap>
                    {movesOf(index, pictures.length).map(({ move, icon, label }) => (
                      <IconButton
                        key={move}
                        type="submit"
                        name="step"
                        value={pictureMove(move, picture)}
                        // the page comes back where the pictures are
                        formAction={`#${listId}`}
                        icon={icon}
                        label={`${t(label)}: ${messages.number(index + 1)}`}
                        variant="outlined"
                      />
                    ))}
                  </Row>
                </Stack>
              </li>
            );
          })}
        </ul>
      )}
      <Field id={id} label={t('pictures.files')} hint={t('pictures.files-hint')} error={error}>
        <input
          id={id}
          type="file"
          name="files"
          multiple
          accept={uploadedImageTypes.join()}
          {...fieldDescription({ id, hint: t('pictures.files-hint'), error })}
        />
      </Field>
    </Stack>
  );
}
