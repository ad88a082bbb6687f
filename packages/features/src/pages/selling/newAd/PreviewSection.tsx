import { Button } from '@volan/ui/Button';
import { Heading } from '@volan/ui/Heading';
import { useHydrated } from '@volan/ui/hydrated';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** Id of the preview: a form without a script comes back to it. */
export const previewId = 'preview';

export interface PreviewSectionProps {
  /** How often it was asked for on this page; each time it comes to the top of the window. 0: it came with the page. */
  asked: number;
  onClose: () => void;
  /** Id of the form, where the way back leads while no script runs. */
  formId: string;
  /** Publishes the ad. */
  publish: ReactNode;
  /** The ad as buyers will see it. */
  children: ReactNode;
}

/** The ad of a form as buyers will see it, between the way back to the form and the way to publish it. [M54] */
export function PreviewSection({ asked, onClose, formId, publish, children }: PreviewSectionProps) {
  const { t } = useMessages();
  const hydrated = useHydrated();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (asked === 0) return;

    // focused alone, its end would be in the window, and its heading above that
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [asked]);

  const back = { icon: 'arrow-left', children: t('selling.preview-close') } as const;
  const close = hydrated ? <Button {...back} onClick={onClose} /> : <Button {...back} href={`#${formId}`} />;

  return (
    <section ref={section} id={previewId} tabIndex={-1} aria-labelledby="preview-title">
      {/* on a phone the pictures of an ad draw themselves 20 px up, under the bar of its page */}
      <Stack gap={4}>
        <Row justify="between" gap={2} wrap>
          <Heading level={2} id="preview-title">
            {t('selling.preview-title')}
          </Heading>
          {close}
        </Row>
        {children}
        {publish}
      </Stack>
    </section>
  );
}
