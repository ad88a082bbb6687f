import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ModeratedAd } from '@volan/api-contract';
import { listingStatus, rejectionReasons } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { ModerationCompare } from '@volan/ui/ModerationCompare';
import { Select } from '@volan/ui/Select';
import { ShortcutHelp } from '@volan/ui/ShortcutHelp';
import { Stack } from '@volan/ui/Stack';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { shortcutsStore, useShortcuts } from '../table/shortcuts.ts';
import { useTemplateOptions } from '../entities/templates/templateQueries.ts';
import { adQueries } from '../entities/ads/adQueries.ts';
import { comparedAd, comparedFacts, rejectionWords } from '../entities/ads/adWords.ts';
import { useClaim } from '../entities/moderation/useClaim.ts';
import { useAdDecision } from './useAdDecision.ts';

const { active, pending, rejected, removed } = listingStatus;

export interface AdDecisionProps {
  ad: ModeratedAd;
  /** The ad that it resembles. */
  live: ModeratedAd | null;
  /** The next case that no other moderator looks at; null if there is none. */
  next: number | null;
  /** The case may be in the queue again, and nothing is decided before that is known. */
  isReloading: boolean;
}

/**
 * Decides about an ad by buttons and keys. A decision leads straight to the next case, which was loaded ahead.
 * [J139, M05, P57]
 */
export function AdDecision({ ad, live, next, isReloading }: AdDecisionProps) {
  const site = useSite();
  const { texts, words } = site;
  const navigate = useNavigate();
  const letters = useShortcuts();
  const claim = useClaim('ad', ad.id);
  const templates = useTemplateOptions('ad');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const queries = useQueryClient();
  const api = useApi();

  const goOn = () => void navigate(next === null ? '/ads' : `/ads/${next}`);

  useEffect(() => {
    if (next !== null) void queries.prefetchQuery(adQueries.one(api, next));
  }, [api, queries, next]);

  const { template, setTemplate, decide, isBusy, error } = useAdDecision(ad, goOn);
  const suspected = ad.reasons.some((reason) => reason.startsWith('duplicate')) ? ['duplicate'] : [];

  return (
    <Stack gap={2}>
      {claim.heldBy && (
        <Alert tone="caution" title={texts.caseHeld}>
          {claim.heldBy.name} {texts.caseHeldText}
        </Alert>
      )}
      <FailedCall error={error} />
      {missing && (
        <Alert tone="critical" urgent>
          {texts.questionMissing}
        </Alert>
      )}
      <ModerationCompare
        key={ad.id}
        id="decision"
        fresh={comparedAd(ad, site)}
        {...(live && { live: comparedAd(live, site) })}
        facts={comparedFacts(ad, live, site)}
        differsLabel={texts.differs}
        reasons={{
          title: texts.reason,
          options: rejectionReasons.map((value) => ({ value, label: texts[rejectionWords[value]] })),
          defaultValue: suspected,
          required: texts.chooseReason,
        }}
        message={{ label: texts.messageToSeller, hint: texts.messageHint }}
        {...(templates.length > 1 && {
          answers: (
            <Select
              id="decision-template"
              label={texts.template}
              hint={texts.templatesText}
              options={templates}
              value={template}
              onValueChange={setTemplate}
            />
          ),
        })}
        reject={{
          letter: 'R',
          label: (count) =>
            `${ad.status === 'pending' ? texts.reject : texts.takeDown}${count > 0 ? ` (${words.formats.number(count)})` : ''}`,
        }}
        ask={{ letter: 'Q', label: texts.ask }}
        approve={{ letter: 'A', label: texts.approve }}
        skip={{ letter: 'N', label: next === null ? texts.skipToList : texts.skip }}
        help={{ letter: '?', label: texts.keysHelp }}
        letters={{ label: texts.decisionKeys, checked: letters, onCheckedChange: shortcutsStore.write }}
        {...((isBusy || isReloading) && { busyLabel: isBusy ? texts.saving : texts.loading })}
        onReject={(reasons, message) => {
          const chosen = rejectionReasons.filter((value) => reasons.includes(value));
          decide(ad.status === 'pending' ? rejected : removed, message, chosen);
        }}
        onAsk={(message) => {
          const isMissing = message === '' && template === '';
          setMissing(isMissing);
          if (isMissing) document.querySelector<HTMLElement>('#decision-message')?.focus();
          else decide(pending, message);
        }}
        onApprove={() => decide(active, '')}
        onSkip={() => {
          claim.skip();
          goOn();
        }}
        onHelp={() => setHelpOpen(true)}
      />
      <KeysHelp isPending={ad.status === 'pending'} open={isHelpOpen} onOpenChange={setHelpOpen} />
    </Stack>
  );
}

interface KeysHelpProps {
  /** The ad waits for its first decision. */
  isPending: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of the decision, and whether they work. */
function KeysHelp({ isPending, open, onOpenChange }: KeysHelpProps) {
  const { texts } = useSite();
  return (
    <ShortcutHelp
      id="keys-help"
      title={texts.keysHelp}
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={texts.close}
      thenLabel={texts.keyThen}
      shortcuts={[
        { label: texts.approve, keys: ['A'] },
        { label: isPending ? texts.reject : texts.takeDown, keys: ['1–7', 'R', 'Enter'] },
        { label: texts.ask, keys: ['Q'] },
        { label: texts.skip, keys: ['N'] },
        { label: texts.undoKey, keys: ['Z'] },
        { label: texts.keysHelp, keys: ['?'] },
      ]}
      enabledLabel={texts.decisionKeys}
      enabledText={texts.keysOnText}
      enabled={useShortcuts()}
      onEnable={shortcutsStore.write}
    />
  );
}
