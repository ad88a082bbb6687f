import { keyframes, style } from '@vanilla-extract/css';
import { body as sheetBody, head as sheetHead, sheetSurface } from '../Sheet/Sheet.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { transform: 'translateY(-4px)', opacity: 0 } });

/**
 * Beside its button on a desktop. Below 1024 px it keeps the look of a sheet. `&&`: the rules of the sheet may come
 * after these ones, since sheets of styles are joined in any order.
 */
export const surface = style([
  sheetSurface,
  layered({
    '@media': {
      [media.desktop]: {
        selectors: {
          '&&': {
            inset: 'auto',
            // Beside its button; on the other side if there is no room. Older browsers use `placeBeside`.
            positionArea: 'block-end span-inline-start',
            positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
            marginBlock: 6,
            width: 'max-content',
            minWidth: 220,
            maxWidth: 'min(420px, calc(100vw - 32px))',
            maxHeight: 'min(70vh, 560px)',
            border: `1px solid ${vars.border.default}`,
            borderRadius: vars.brand.radius.card,
          },
          '&&:popover-open': { animation: `${appear} ${vars.duration.base} ${vars.easing.enter}` },
          '&&::backdrop': { background: 'none' },
        },
      },
    },
  }),
]);
export const head = style([
  sheetHead,
  layered({ '@media': { [media.desktop]: { selectors: { '&&': { display: 'none' } } } } }),
]);
export const body = style([sheetBody, layered({ padding: vars.space['1'] })]);
