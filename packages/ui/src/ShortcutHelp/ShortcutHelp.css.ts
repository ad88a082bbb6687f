import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const list = style(layered({ display: 'grid', marginBlockEnd: vars.space['15'] }));
export const row = style(
  layered({
    ...textRole('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    minHeight: 44,
    borderBottom: `1px solid ${vars.border.default}`,
    overflowWrap: 'anywhere',
  }),
);
export const keys = style(layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1'] }));
export const between = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
export const key = style(
  layered({
    ...textRole('label'),
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 28,
    minHeight: 28,
    paddingInline: vars.space['075'],
    background: vars.surface.hover,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.brand.radius.control,
  }),
);
export const text = style(layered({ ...textRole('sm'), color: vars.text.secondary }));
