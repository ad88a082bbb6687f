import type { AdPhones } from '@volan/api-contract';
import { ContactReveal, type RevealedPhone } from '@volan/ui/ContactReveal';
import { useHydrated } from '@volan/ui/hydrated';
import { Text } from '@volan/ui/Text';
import { useEffect, useEffectEvent, useState } from 'react';
import { signedInUser } from '../../../runtime/browser/signedInUser.ts';
import type { AskingProps } from '../../../runtime/hydration/withQueries.tsx';
import type { PhoneOwner } from './askPhones.ts';
import type { Visited } from './sendVisit.ts';

export interface AdContactProps extends AskingProps {
  /** Whose phone it is. */
  of: PhoneOwner;
  /** They left a number. */
  hasPhone: boolean;
  /** Form that leads to the page with the number, where no script runs. */
  form: string;
  /** What this one counts a visit of; null: nothing, because a page may have more of them. */
  visited: Visited | null;
  /** In a bar beside other buttons. */
  compact: boolean;
  texts: {
    show: string;
    loading: string;
    call: string;
    copy: string;
    copied: string;
    care: string;
    none: string;
    failed: string;
    limited: string;
    again: string;
  };
}

const phonesOf = ({ phones }: AdPhones) =>
  phones.map(({ number, text }): RevealedPhone => ({ text, href: `tel:${number}` }));

/**
 * Counts a visit. The page does not wait for it, and for a visitor no client of the API is loaded. Signed-in users are
 * named, since own ads and services do not count. [P39, B20]
 */
async function countVisit(asking: AdContactProps['asking'], visited: Visited) {
  if (signedInUser() === null) {
    const { of, id } = visited;
    return navigator.sendBeacon(`/v3/${of}/visit`, new Blob([`{"id":${id}}`], { type: 'application/json' }));
  }
  const { sendVisit } = await import('./sendVisit.ts');

  return sendVisit(asking, visited);
}

/**
 * The phone of a seller or a company: the page does not hold it, a press asks for it, and loads what asks. The visit of
 * an ad is counted here too, since robots run no scripts. [M53, M58, P39]
 */
export function AdContactIsland({ of, hasPhone, form, visited, compact, asking, texts }: AdContactProps) {
  const hydrated = useHydrated();
  const [found, setFound] = useState<readonly RevealedPhone[] | 'hidden' | 'loading' | 'failed' | 'limited'>('hidden');
  const count = useEffectEvent(() => {
    // a visit that is lost is one visit less
    if (visited) countVisit(asking, visited).catch(() => {});
  });

  useEffect(() => count(), []);

  async function reveal() {
    setFound('loading');
    try {
      const { askPhones } = await import('./askPhones.ts');
      const answer = await askPhones(asking, of);
      setFound(answer.ok ? phonesOf(answer.data) : answer.failure === 'rate-limited' ? 'limited' : 'failed');
    } catch {
      setFound('failed');
    }
  }

  if (!hasPhone) return <Text tone="secondary">{texts.none}</Text>;
  if (found === 'hidden' || found === 'loading') {
    return (
      <ContactReveal
        state={found}
        compact={compact}
        label={texts.show}
        busyLabel={texts.loading}
        {...(!hydrated && { form })}
        onReveal={() => void reveal()}
      />
    );
  }
  if (found === 'failed' || found === 'limited') {
    const message = found === 'failed' ? texts.failed : texts.limited;
    return (
      <ContactReveal
        state="failed"
        compact={compact}
        message={message}
        retryLabel={texts.again}
        onReveal={() => void reveal()}
      />
    );
  }
  const [first, ...more] = found;

  return first ? (
    <ContactReveal
      state="shown"
      compact={compact}
      phones={[first, ...more]}
      callLabel={texts.call}
      copyLabel={texts.copy}
      copiedLabel={texts.copied}
      note={texts.care}
    />
  ) : (
    <Text status>{texts.none}</Text>
  );
}
