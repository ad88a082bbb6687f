import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const sort = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    '@media': { [media.mobile]: { flex: '1 1 auto', minWidth: 0 } },
  }),
);
export const words = style(
  layered({ ...textRole('sm'), color: vars.text.secondary, '@media': { [media.mobile]: { display: 'none' } } }),
);
export const menu = style(layered({ flex: '1 1 auto', minWidth: 0 }));
