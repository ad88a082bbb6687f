import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layers.css.ts';
import { textRole } from '../theme/text.css.ts';
import { vars } from '../theme/contract.css.ts';

export const who = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['15'] }));
export const words = style(layered({ minWidth: 0, flex: '1 1 auto' }));
export const name = style(
  layered({ ...textRole('title'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['075'] }),
);
export const line = style(layered({ ...textRole('caption'), color: vars.text.tertiary }));
export const verified = style(layered({ display: 'inline-flex', color: vars.positive.text }));
export const facts = style(
  layered({
    ...textRole('sm'),
    display: 'grid',
    gap: vars.space['075'],
    marginTop: vars.space['2'],
    color: vars.text.secondary,
  }),
);
export const fact = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space['1'] }));
export const sign = style(layered({ display: 'flex', color: vars.text.tertiary }));
