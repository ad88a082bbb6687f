import { CallError, readCall } from '@volan/api-client';
import type { BlogPicture } from '@volan/api-contract';
import { uploadBlogPicture } from '@volan/api-contract/wire';
import { uploadedImageTypes } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { FileButton } from '@volan/ui/FileButton';
import { Row } from '@volan/ui/Row';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { useBlogChange } from './blogQueries.ts';

export interface PictureUploadProps {
  id: string;
  /** Alternative text, if the parent holds it. @default held here */
  alt?: string;
  onAltChange?: (alt: string) => void;
  /** The picture is stored, with its alternative text. */
  onPicture: (picture: BlogPicture, alt: string) => void;
}

/** Uploads a picture. A file can only be chosen after its alternative text is typed. [M22] */
export function PictureUpload({ id, alt, onAltChange, onPicture }: PictureUploadProps) {
  const { texts, words } = useSite();
  const [typed, setTyped] = useState('');
  const [complains, setComplains] = useState(false);
  const held = alt ?? typed;
  const upload = useBlogChange(async (api, image: File) => (await readCall(api, uploadBlogPicture, { image })).data);
  const code = upload.error instanceof CallError ? upload.error.failed.errors?.['image']?.[0] : undefined;
  const wrong = code === undefined ? undefined : words.find(`failures.${code}`);
  const send = ([image]: readonly File[]) => {
    if (!image) return;

    upload.mutate(image, {
      onSuccess: (picture) => {
        onPicture(picture, held.trim());
        setTyped('');
        setComplains(false);
      },
    });
  };

  return (
    <Stack gap={1}>
      {wrong === undefined && <FailedCall error={upload.error} />}
      <TextInput
        id={`${id}-alt`}
        label={texts.blogPictureAlt}
        hint={texts.blogPictureAltHint}
        error={wrong ?? (complains && held.trim() === '' ? texts.requiredField : undefined)}
        maxLength={200}
        autoComplete="off"
        value={held}
        onValueChange={onAltChange ?? setTyped}
      />
      <Row gap={1}>
        {held.trim() === '' ? (
          <Button size="small" icon="image-plus" onClick={() => setComplains(true)}>
            {texts.blogPictureChoose}
          </Button>
        ) : (
          <FileButton
            size="small"
            multiple={false}
            accept={uploadedImageTypes.join()}
            disabled={upload.isPending}
            onFiles={send}
          >
            {texts.blogPictureChoose}
          </FileButton>
        )}
        {upload.isPending && <Spinner label={texts.loading} />}
      </Row>
    </Stack>
  );
}
