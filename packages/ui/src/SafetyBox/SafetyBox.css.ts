import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

export const box = style(
  layered({
    ...textRole('sm'),
    padding: '16px 20px',
    background: vars.surface.sunken,
    // In the dark a well is hardly darker than the page.
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.brand.radius.card,
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
export const title = style(
  layered({
    ...textRole('title'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    marginBottom: vars.space['1'],
    color: vars.text.primary,
  }),
);
export const rules = style(
  layered({ display: 'grid', gap: vars.space['075'], paddingInlineStart: 18, listStyle: 'disc' }),
);
