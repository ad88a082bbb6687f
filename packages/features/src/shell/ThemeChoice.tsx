import { island } from '../runtime/hydration/island.tsx';
import { ThemeIsland } from './Theme.island.tsx';

/** The choice of the theme, on a public page as an island. */
export const ThemeChoice = island('theme', ThemeIsland);
