import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const form = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '320px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 28,
    maxWidth: 920,
    marginInline: 'auto',
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['25'] } },
  }),
);
export const pictures = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    minWidth: 0,
    '@media': { [`${media.desktop} and (min-height: 720px)`]: { position: 'sticky', top: vars.space['3'] } },
  }),
);
export const panel = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['25'],
    minWidth: 0,
    padding: vars.space['3'],
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.panel,
    '@media': { [media.mobile]: { padding: 18 } },
  }),
);
export const regular = style(
  layered({ ...textRole('caption'), color: vars.text.tertiary, textAlign: 'center', overflowWrap: 'anywhere' }),
);
