import type { LanguageValue } from '@volan/domain-rules';
import { useEffect } from 'react';
import { languageOverlay } from '../language/languageOverlay.ts';
import { takeTurn } from '../../runtime/overlays/firstVisit.ts';
import { followSwitches } from './followSwitches.ts';
import { settleCountry } from './settleCountry.ts';
import { importState } from './importState.ts';

export interface PlacesIslandProps {
  /** The language that needs no prefix in an address. */
  defaultLanguage: LanguageValue;
  /** Whether the brand has a host for every country to choose. [T08] */
  hasPicker: boolean;
}

/** Takes over and passes on the visitor's country, language and lists. Shows nothing. [F07-F10, T08b] */
export function PlacesIsland({ defaultLanguage, hasPicker }: PlacesIslandProps) {
  useEffect(() => {
    importState();
    const country = settleCountry(hasPicker);
    if (country !== null) {
      // On this page nothing more is asked.
      void import('./goToCountry.ts').then(({ goToCountry }) => goToCountry(country));
    } else {
      void takeTurn('language', languageOverlay);
    }

    return followSwitches(defaultLanguage);
  }, [defaultLanguage, hasPicker]);

  return null;
}
