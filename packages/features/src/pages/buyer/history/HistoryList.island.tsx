import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { ViewedAdTile } from '@volan/ui/HistoryStrip';
import { useHydrated } from '@volan/ui/hydrated';
import { historyIcon, trash2Icon } from '@volan/ui/icons';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useState } from 'react';
import { useBrowserStore } from '../../../runtime/browser/browserStore.ts';
import { screenHigh, withoutScript, withScript } from '../compare/compare.css.ts';
import { historyStore } from '../../../blocks/history/historyStore.ts';
import { openViewed } from '../../../blocks/history/openViewed.ts';
import { viewedAd, type ViewedTexts } from '../../../blocks/history/viewedAd.ts';

export interface HistoryListIslandProps extends ViewedTexts {
  texts: ViewedTexts['texts'] & {
    title: string;
    clear: string;
    empty: string;
    emptyText: string;
    needsScript: string;
    needsScriptText: string;
    /** Way to ads. */
    look: string;
  };
  /** Where there are ads to look at. */
  list: string;
}

/** The visited ads as a page of their own. Without JavaScript it says why there are none. [C35, C39, C40, N13] */
export function HistoryListIsland(props: HistoryListIslandProps) {
  const { texts, list } = props;
  const history = useBrowserStore(historyStore);
  const [now] = useState(() => Date.now());
  const hydrated = useHydrated();
  const isEmpty = history.length === 0;

  return (
    <Stack gap={2}>
      <Row justify="between" align="center" gap={2} wrap>
        <Heading level={1}>{texts.title}</Heading>
        {!isEmpty && (
          <Button variant="ghost" size="small" icon={trash2Icon} onClick={historyStore.clear}>
            {texts.clear}
          </Button>
        )}
      </Row>
      <VisuallyHidden>
        <span role="status">{hydrated && isEmpty ? texts.empty : ''}</span>
      </VisuallyHidden>
      <div className={screenHigh}>
        {!isEmpty && (
          <Grid layout="panels3" as="ul">
            {history.map((entry) => (
              <li key={entry.path}>
                <ViewedAdTile ad={viewedAd(entry, props, now)} onOpen={openViewed} />
              </li>
            ))}
          </Grid>
        )}
        {isEmpty && (
          <div className={hydrated ? withScript : withoutScript}>
            <EmptyState
              icon={historyIcon}
              title={hydrated ? texts.empty : texts.needsScript}
              help={hydrated ? texts.emptyText : texts.needsScriptText}
              action={
                <Button variant="primary" href={list}>
                  {texts.look}
                </Button>
              }
            />
          </div>
        )}
      </div>
    </Stack>
  );
}
