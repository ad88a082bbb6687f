import { island } from '../runtime/hydration/island.tsx';
import { ThemePart } from './ThemePart.tsx';

/** The choice of the theme, on a public page as an island. */
export const ThemeChoice = island('theme', ThemePart);
