import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space['15']} ${vars.space['3']}`,
    marginBlock: '8px 16px',
    '@media': { [media.mobile]: { marginBlock: '0 12px' } },
  }),
);
export const words = style(layered({ minWidth: 0 }));
export const count = style(layered({ ...textRole('sm'), color: vars.text.secondary, marginTop: vars.space['05'] }));

export const tools = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    '@media': { [media.mobile]: { width: '100%', gap: vars.space['1'], flexWrap: 'wrap' } },
  }),
);
/** Order and view: on a phone in the line of the filters where all words fit, else in a line of their own. */
export const orders = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: 'inherit',
    minWidth: 0,
    '@media': { [media.mobile]: { flex: '1 1 auto' } },
  }),
);
/** The button of the filter sheet is there on a phone only. */
export const filters = style(
  layered({ display: 'flex', minWidth: 0, '@media': { [media.desktop]: { display: 'none' } } }),
);
