import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ManagedCompany } from '@volan/api-contract';
import { companyReasons, listingStatus, type CompanyReasonName } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { ModerationCompare } from '@volan/ui/ModerationCompare';
import { Select } from '@volan/ui/Select';
import { ShortcutHelp } from '@volan/ui/ShortcutHelp';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { Text } from '@volan/ui/Text';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { showDecision } from '../entities/ads/decisionToasts.ts';
import { companyQueries, useDecideCompany, useUndoCompany } from '../entities/companies/companyQueries.ts';
import { comparedCompany, comparedData, companyReasonWords } from '../entities/companies/companyWords.ts';
import { useClaim } from '../entities/moderation/useClaim.ts';
import { useTemplateOptions } from '../entities/templates/templateQueries.ts';
import { CompanyEvidence } from './CompanyEvidence.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { shortcutsStore, useShortcuts } from '../table/shortcuts.ts';

const { active, pending, rejected } = listingStatus;

const decidedWords = { [active]: 'companyApproved', [rejected]: 'companyRejected', [pending]: 'companyAsked' } as const;

export interface CompanyDecisionProps {
  company: ManagedCompany;
}

/** What a moderator chose beside the decision, and how it is sent. */
function useDecision(company: ManagedCompany) {
  const { texts } = useSite();
  const navigate = useNavigate();
  const call = useDecideCompany();
  const undo = useUndoCompany();
  const [verified, setVerified] = useState(company.verified);
  const [template, setTemplate] = useState('');
  const next = company.queue?.next ?? null;
  const leave = () => void navigate(next === null ? '/moderation?kind=company' : `/companies/${next}`);

  const decide = (status: keyof typeof decidedWords, reason: string, reasons: readonly CompanyReasonName[] = []) =>
    call.mutate(
      {
        id: company.id,
        status,
        version: company.version,
        ...(status === active && { verified }),
        ...(reason !== '' && { reason }),
        ...(reasons.length > 0 && { reasons: [...reasons] }),
        ...(template !== '' && status !== active && { template: Number(template) }),
      },
      {
        onSuccess: ({ data: { undo_until: undoUntil } }) => {
          const subject = `company ${company.id}`;
          const text = `${texts[decidedWords[status]]}: ${company.data.name}`;
          showDecision(text, { subject, undoUntil }, { label: texts.undo, run: () => undo(company.id) });
          leave();
        },
      },
    );

  return { call, decide, leave, next, verified, setVerified, template, setTemplate };
}

/** The list of the keys. */
function KeysHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { texts } = useSite();
  const letters = useShortcuts();
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
        { label: texts.reject, keys: ['1–7', 'R', 'Enter'] },
        { label: texts.ask, keys: ['Q'] },
        { label: texts.skip, keys: ['N'] },
        { label: texts.undoKey, keys: ['Z'] },
        { label: texts.keysHelp, keys: ['?'] },
      ]}
      enabledLabel={texts.decisionKeys}
      enabledText={texts.keysOnText}
      enabled={letters}
      onEnable={shortcutsStore.write}
    />
  );
}

/** Decides about new or changed data of a company by buttons and keys. A decision leads to the next case. [M12, P55] */
export function CompanyDecision({ company }: CompanyDecisionProps) {
  const site = useSite();
  const { texts, words } = site;
  const letters = useShortcuts();
  const claim = useClaim('company', company.id);
  const templates = useTemplateOptions('company');
  const { call, decide, leave, next, verified, setVerified, template, setTemplate } = useDecision(company);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  usePrefetched(next);

  const ask = (message: string) => {
    const isMissing = message === '' && template === '';
    setMissing(isMissing);
    if (isMissing) document.querySelector<HTMLElement>('#decision-message')?.focus();
    else decide(pending, message);
  };

  return (
    <Stack gap={2}>
      {claim.heldBy && (
        <Alert tone="caution" title={texts.caseHeld}>
          {claim.heldBy.name} {texts.caseHeldText}
        </Alert>
      )}
      <FailedCall error={call.error} />
      {missing && (
        <Alert tone="critical" urgent>
          {texts.questionMissing}
        </Alert>
      )}
      <ModerationCompare
        id="decision"
        {...comparedCompany(company, site)}
        facts={comparedData(company, site)}
        differsLabel={texts.differs}
        reasons={{
          title: texts.reason,
          options: companyReasons.map((value) => ({ value, label: texts[companyReasonWords[value]] })),
          defaultValue: company.why.includes('no-documents') ? ['documents-missing'] : [],
          required: texts.chooseReason,
        }}
        message={{ label: texts.companyMessage, hint: texts.companyMessageHint }}
        evidence={<CompanyEvidence company={company} />}
        answers={
          <Stack gap={1}>
            <Switch checked={verified} onCheckedChange={setVerified}>
              {texts.companyVerified}
            </Switch>
            <Text tone="secondary">{texts.companyVerifiedText}</Text>
            {templates.length > 1 && (
              <Select
                id="decision-template"
                label={texts.template}
                hint={texts.templatesText}
                options={templates}
                value={template}
                onValueChange={setTemplate}
              />
            )}
          </Stack>
        }
        reject={{
          letter: 'R',
          label: (count) => `${texts.reject}${count > 0 ? ` (${words.formats.number(count)})` : ''}`,
        }}
        ask={{ letter: 'Q', label: texts.ask }}
        approve={{ letter: 'A', label: texts.approve }}
        skip={{ letter: 'N', label: next === null ? texts.skipToList : texts.skip }}
        help={{ letter: '?', label: texts.keysHelp }}
        letters={{ label: texts.decisionKeys, checked: letters, onCheckedChange: shortcutsStore.write }}
        {...(call.isPending && { busyLabel: texts.saving })}
        onReject={(reasons, message) =>
          decide(
            rejected,
            message,
            companyReasons.filter((value) => reasons.includes(value)),
          )
        }
        onAsk={ask}
        onApprove={() => decide(active, '')}
        onSkip={() => {
          claim.skip();
          leave();
        }}
        onHelp={() => setHelpOpen(true)}
      />
      <KeysHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
    </Stack>
  );
}

/** Loads the next company ahead. */
function usePrefetched(next: number | null) {
  const queries = useQueryClient();
  const api = useApi();

  useEffect(() => {
    if (next !== null) void queries.prefetchQuery(companyQueries.one(api, next));
  }, [api, queries, next]);
}
