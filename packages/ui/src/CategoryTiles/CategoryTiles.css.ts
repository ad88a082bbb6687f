import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: vars.space['15'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const tile = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space['1'],
    height: '100%',
    padding: `${vars.space['2']} ${vars.space['15']}`,
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    fontWeight: vars.brand.weight.strong,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    ':hover': { borderColor: vars.border.hover },
  }),
);
