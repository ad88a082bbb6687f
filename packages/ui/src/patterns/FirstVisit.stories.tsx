import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { AppDownloadModal } from '../AppDownloadModal/AppDownloadModal.tsx';
import { ConsentBar } from '../ConsentBar/ConsentBar.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { LanguageOverlay } from '../LanguageOverlay/LanguageOverlay.tsx';
import { createOverlayQueue, firstVisitOverlays } from '../overlayQueue/createOverlayQueue.ts';
import { useOverlayTurn } from '../overlayQueue/useOverlayTurn.ts';
import { PushOverlay } from '../PushOverlay/PushOverlay.tsx';
import { logo } from '../samples/navigation.ts';
import { stayHere } from '../samples/stayHere.ts';
import { Text } from '../Text/Text.tsx';
import { SitePage } from './SitePage.tsx';

type Overlay = (typeof firstVisitOverlays)[number];

/** The part of an app: each overlay says whether it wants to show, and shows when it is its turn. */
function FirstVisit() {
  const [queue] = useState(() => createOverlayQueue(firstVisitOverlays));
  const [wanted, setWanted] = useState<Record<Overlay, boolean>>({
    consent: true,
    language: true,
    push: true,
    app: true,
  });
  const done = (overlay: Overlay) => () => setWanted((before) => ({ ...before, [overlay]: false }));
  const turn = {
    app: useOverlayTurn(queue, 'app', wanted.app),
    push: useOverlayTurn(queue, 'push', wanted.push),
    language: useOverlayTurn(queue, 'language', wanted.language),
    consent: useOverlayTurn(queue, 'consent', wanted.consent),
  };

  return (
    <SitePage>
      {turn.consent && (
        <ConsentBar
          id="consent"
          title="Kolačići na ovom sajtu"
          text="Neophodni kolačići čuvaju prijavu, korpu i jezik. Uz vašu dozvolu merimo posećenost."
          more={{ label: 'Više o kolačićima', href: '#cookies' }}
          necessaryLabel="Samo neophodni"
          allLabel="Prihvati sve"
          chooseLabel="Podesi"
          action="#consent"
          onResult={done('consent')}
        />
      )}
      <Heading level={1}>Pravi auto, bez lutanja.</Heading>
      <Text tone="secondary">48.212 vozila od privatnih prodavaca i auto-placeva širom Srbije.</Text>
      <LanguageOverlay
        id="language"
        logo={{ ...logo, stage: undefined }}
        title="Izaberite jezik"
        languages={[
          { id: 'rs', name: 'Srpski', code: 'sr', language: 'sr-Latn', flag: 'rs', href: '#rs', current: true },
          { id: 'en', name: 'English', code: 'en', language: 'en', flag: 'gb', href: '#en', current: false },
          { id: 'de', name: 'Deutsch', code: 'de', language: 'de', flag: 'de', href: '#de', current: false },
        ]}
        searchLabel="Naziv ili oznaka, na primer „de“"
        noneFound="No languages found"
        english={{ label: 'Continue in English', id: 'en' }}
        proceed="Nastavi na srpskom"
        open={turn.language}
        onChoose={done('language')}
        onClose={done('language')}
      />
      <PushOverlay
        id="push"
        state="ask"
        title="Odmah saznajte kada kupac piše"
        text="Pregledač će vas pitati za dozvolu. Šaljemo samo poruke i pad cene."
        enableLabel="Uključi"
        closeLabel="Ne sada"
        open={turn.push}
        onEnable={done('push')}
        onClose={done('push')}
      />
      <AppDownloadModal
        id="app"
        platform="android"
        mark="wheel"
        title="Volan za telefon"
        detail="Android, 24 MB"
        benefits={['Poruke stižu odmah, i kada je sajt zatvoren', 'Slikate i objavite za minut']}
        store={{ label: 'Preuzmi sa Google Play', href: '#google-play' }}
        closeLabel="Zatvori"
        stayLabel="Nastavi u pregledaču"
        note="Pitamo najviše jednom dnevno."
        open={turn.app}
        onClose={done('app')}
      />
    </SitePage>
  );
}

const meta = {
  title: 'Patterns/First visit',
  parameters: { layout: 'fullscreen' },
  beforeEach: stayHere,
  render: () => <FirstVisit />,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Consent comes first and holds nothing up: the page can be used. [T46] */
export const Consent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Kolačići na ovom sajtu' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Four want to show at once; each comes when the one before it is gone: consent, language, push, app. [T46] */
export const OneAtATime: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Samo neophodni' }));
    for (const [dialog, button] of [
      ['Izaberite jezik', 'Nastavi na srpskom'],
      ['Odmah saznajte kada kupac piše', 'Ne sada'],
      ['Volan za telefon', 'Nastavi u pregledaču'],
    ] as const) {
      await canvas.findByRole('dialog', { name: dialog });
      // One that is closed may still fade away; only open ones count.
      await expect(canvasElement.querySelectorAll('dialog[open]')).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await waitFor(() => expect(canvas.queryByRole('dialog', { name: dialog })).not.toBeInTheDocument());
    }
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
