import { layered, media, textRole, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** A table of few columns: on a phone each row is a block of its own. */
export const table = style(
  layered({
    ...textRole('body'),
    width: '100%',
    borderCollapse: 'collapse',
    '@media': { [media.small]: { display: 'block' } },
  }),
);
export const tableBody = style(layered({ '@media': { [media.small]: { display: 'block' } } }));
export const tableHead = style(layered({ '@media': { [media.small]: { display: 'none' } } }));
export const row = style(
  layered({
    borderBottom: `1px solid ${vars.border.subtle}`,
    '@media': { [media.small]: { display: 'block', paddingBlock: vars.space['1'] } },
  }),
);

const cellLook = {
  padding: `${vars.space['1']} ${vars.space['2']} ${vars.space['1']} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;
export const rowName = style(
  layered({
    ...cellLook,
    // a wide cell beside it must not make this column so narrow that words break
    overflowWrap: 'break-word',
    fontWeight: vars.brand.weight.strong,
    '@media': { [media.small]: { display: 'block', padding: '2px 0' } },
  }),
);
export const cell = style(
  layered({
    ...cellLook,
    '@media': { [media.small]: { display: 'block', padding: '2px 0', color: vars.text.secondary } },
  }),
);
const numberLook = { ...cellLook, textAlign: 'end', whiteSpace: 'nowrap', paddingInlineEnd: 0 } as const;
/** On a phone it says by itself which number it is. */
export const number = style(
  layered({
    ...numberLook,
    paddingInlineStart: vars.space['2'],
    '@media': {
      [media.small]: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.space['2'],
        padding: '2px 0',
        '::before': { content: 'attr(data-name)', color: vars.text.tertiary },
      },
    },
  }),
);
const nameLook = { ...textRole('label'), color: vars.text.tertiary } as const;
export const columnName = style(layered({ ...cellLook, ...nameLook }));
export const numberName = style(layered({ ...numberLook, ...nameLook, paddingInlineStart: vars.space['2'] }));

/** Rows that stay rows on a phone: the first cell takes the room, the others their width. */
export const compactTable = style(layered({ ...textRole('body'), width: '100%', borderCollapse: 'collapse' }));
export const compactRow = style(
  layered({
    borderBottom: `1px solid ${vars.border.subtle}`,
    selectors: { '&:last-child': { borderBottom: 'none' } },
  }),
);
export const compactName = style(layered({ padding: 0 }));
export const compactRowName = style(
  layered({ ...cellLook, width: '100%', overflowWrap: 'break-word', fontWeight: vars.fontWeight.regular }),
);
export const compactNumber = style(
  layered({
    ...numberLook,
    paddingInlineStart: vars.space['1'],
    color: vars.text.secondary,
    selectors: { '&:last-child': { color: vars.text.primary, fontWeight: vars.brand.weight.strong } },
  }),
);
