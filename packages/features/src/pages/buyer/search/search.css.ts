import { layered, media } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** A field that needs a script: without one there is nothing to see. */
export const withScript = style(
  layered({
    inlineSize: 320,
    maxInlineSize: '100%',
    '@media': { [media.noScript]: { display: 'none' }, [media.small]: { inlineSize: '100%' } },
  }),
);

/** A button that a script makes needless. */
export const withoutScript = style(layered({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } }));

/** The category with the button that changes it. */
export const category = style(layered({ display: 'flex', alignItems: 'end', gap: 8, maxInlineSize: '100%' }));
