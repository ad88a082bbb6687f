import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textRole } from '../theme/textRole.ts';
import { vars } from '../theme/contract.css.ts';

/** The name of a business may be long: the panel has it in full. */
export const who = style(
  layered({ maxWidth: '16ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const owner = style(
  layered({
    paddingBlock: `${vars.space['05']} ${vars.space['1']}`,
    paddingInline: 10,
    marginBlockEnd: vars.space['05'],
    borderBottom: `1px solid ${vars.border.subtle}`,
    overflowWrap: 'anywhere',
  }),
);
export const name = style(layered({ ...textRole('label') }));
export const detail = style(layered({ ...textRole('caption'), color: vars.text.secondary }));
