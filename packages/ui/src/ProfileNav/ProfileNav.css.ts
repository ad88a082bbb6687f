import { style } from '@vanilla-extract/css';
import { button } from '../Button/Button.css.ts';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const person = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['15'],
    padding: '4px 10px 16px',
  }),
);
export const who = style(layered({ minWidth: 0 }));
export const name = style(layered({ ...textRole('title'), lineHeight: 1.3, overflowWrap: 'anywhere' }));
export const detail = style(layered({ ...textRole('caption'), color: vars.text.secondary }));
export const summary = style([
  button({ variant: 'secondary', size: 'medium' }),
  layered({ width: '100%', justifyContent: 'start' }),
]);
export const words = style(layered({ flex: '1 1 auto', textAlign: 'start' }));
export const mark = style(
  layered({ display: 'flex', selectors: { 'details[open] > summary > &': { rotate: '180deg' } } }),
);
export const opened = style(layered({ paddingTop: vars.space['1'] }));
