import { pictureUrl } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Photo } from '@volan/ui/Photo';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useSite } from '../shell/site.ts';
import type { ArticleFields } from './ArticleFields.ts';
import { PictureUpload } from './PictureUpload.tsx';

export interface CoverFieldProps {
  fields: Pick<ArticleFields, 'cover_id' | 'cover_alt'>;
  error: string | undefined;
  onChange: (changes: Partial<ArticleFields>) => void;
}

/** The picture above an article, with its alternative text. */
export function CoverField({ fields, error, onChange }: CoverFieldProps) {
  const { texts } = useSite();
  const { cover_id: coverId, cover_alt: alt } = fields;
  return (
    <Card as="section" gap={2} labelledBy="article-cover">
      <Heading level={2} size="title" id="article-cover">
        {texts.blogCover}
      </Heading>
      {coverId === null ? (
        <Text tone="secondary">{texts.blogCoverNone}</Text>
      ) : (
        <Stack gap={1}>
          <Photo
            picture={{ src: pictureUrl(coverId, { w: 640 }), alt }}
            missing={{ outline: 'wagon', label: texts.blogCoverNone }}
            sizes="320px"
            rounded
          />
          <Stack align="start">
            <Button size="small" icon="trash-2" onClick={() => onChange({ cover_id: null })}>
              {texts.blogCoverRemove}
            </Button>
          </Stack>
        </Stack>
      )}
      {error !== undefined && <Text tone="critical">{error}</Text>}
      <PictureUpload
        id="article-cover-picture"
        alt={alt}
        onAltChange={(words) => onChange({ cover_alt: words })}
        onPicture={({ id }, words) => onChange({ cover_id: id, cover_alt: words })}
      />
    </Card>
  );
}
