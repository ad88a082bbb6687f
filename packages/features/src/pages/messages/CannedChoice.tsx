import type { CannedAnswer } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Disclosure } from '@volan/ui/Disclosure';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';

export interface CannedChoiceProps {
  answers: readonly CannedAnswer[];
  /** Address of the conversation. */
  href: string;
  /** Takes an answer where scripts run; else its link opens the conversation with the answer written. */
  onChoose?: ((answer: CannedAnswer) => void) | undefined;
}

/** Prepared answers of a company above the place where it writes. [H07] */
export function CannedChoice({ answers, href, onChoose }: CannedChoiceProps) {
  const site = useSite();
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);

  return (
    <Disclosure moreLabel={t('messages.canned')} lessLabel={t('close')} open={isOpen} onOpenChange={setOpen}>
      <Stack gap={1}>
        <Row gap={0.5} wrap>
          {answers.map((answer) => (
            <Button
              key={answer.id}
              size="small"
              href={`${href}?answer=${answer.id}`}
              onClick={(event) => {
                if (!onChoose) return;

                event.preventDefault();
                setOpen(false);
                onChoose(answer);
              }}
            >
              {answer.title}
            </Button>
          ))}
          <Button size="small" variant="ghost" icon="settings" href={pagePath(site, 'cannedAnswers', {})}>
            {t('messages.canned-manage')}
          </Button>
        </Row>
      </Stack>
    </Disclosure>
  );
}
