import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const empty = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space['1'],
    padding: '40px 28px',
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    textAlign: 'center',
  }),
);
export const disc = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    marginBottom: vars.space['1'],
    borderRadius: vars.radius.full,
    background: vars.surface.hover,
    color: vars.text.secondary,
  }),
);
export const help = style(
  layered({ ...textRole('sm'), maxWidth: '40ch', overflowWrap: 'anywhere', color: vars.text.secondary }),
);
export const action = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space['1'], marginTop: 10 }),
);
