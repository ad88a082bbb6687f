import { brands, modes } from '../packages/tokens/src/index.ts';
import { widths } from './widths.ts';

interface ChromaticMode {
  brand: string;
  theme: string;
  viewport: { width: number };
}

/** Every look in which Chromatic takes a picture: each brand in each theme, on a phone and on a desktop. */
export const chromaticModes: Record<string, ChromaticMode> = Object.fromEntries(
  brands.flatMap((brand) =>
    modes.flatMap((theme) =>
      [widths.phone, widths.desktop].map((width) => [
        `${brand} ${theme} ${width}`,
        { brand, theme, viewport: { width } },
      ]),
    ),
  ),
);
