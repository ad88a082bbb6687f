import { CallError } from '@volan/api-client';
import type { SocialPost } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Modal } from '@volan/ui/Modal';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { useMarkPosted } from './socialPostQueries.ts';

/** Asks for the link to the post of a promotion, or for a link that replaces it. [M07] */
export function PostDialog({ post }: { post: SocialPost }) {
  const { texts } = useSite();
  const mark = useMarkPosted();
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState(post.proof_url ?? '');
  const isPosted = post.posted_at !== null;
  const name = isPosted ? texts.correctPost : texts.markPosted;
  const id = `post-${post.id.replaceAll(':', '-')}`;
  const failure = mark.error instanceof CallError ? mark.error.failed.failure : null;
  const submit = () => mark.mutate({ id: post.id, proof_url: link }, { onSuccess: () => setOpen(false) });

  return (
    <>
      <Button size="small" aria-label={`${name}: ${post.ad.title}`} onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Modal
        id={id}
        title={name}
        closeLabel={texts.cancel}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
            <Button variant="primary" busyLabel={mark.isPending ? texts.saving : undefined} onClick={submit}>
              {texts.save}
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <Text>
            {post.ad.title}. {texts.postText}
          </Text>
          {!isPosted && !post.needed && <Alert tone="caution">{texts.postNotNeededText}</Alert>}
          {failure === 'not-found' ? (
            <Alert tone="critical" urgent>
              {texts.postGone}
            </Alert>
          ) : (
            failure !== 'validation' && <FailedCall error={mark.error} />
          )}
          <TextInput
            id={`${id}-link`}
            type="url"
            label={texts.postLink}
            hint={texts.postLinkHint}
            error={failure === 'validation' ? texts.postLinkWrong : undefined}
            required
            maxLength={500}
            autoComplete="off"
            value={link}
            onValueChange={setLink}
          />
        </Stack>
      </Modal>
    </>
  );
}
