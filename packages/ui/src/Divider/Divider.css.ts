import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

const line = `1px solid ${vars.border.subtle}`;

export const divider = style(layered({ border: 0, borderTop: line, width: '100%' }));
export const words = style(
  layered({
    ...textRole('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['1'],
    width: '100%',
    color: vars.text.tertiary,
    textAlign: 'center',
    '::before': { content: '', flex: '1 1 16px', borderTop: line },
    '::after': { content: '', flex: '1 1 16px', borderTop: line },
  }),
);
