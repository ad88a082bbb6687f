import { layered, media, textRole, vars } from '@volan/ui/styling';
import { style } from '@vanilla-extract/css';

/** Title and day, at the distance from the path that other pages have. */
export const head = style(layered({ marginTop: vars.space['1'], marginBottom: vars.space['4'] }));

/** A text to read beside its list of parts; on a phone, and on paper, one below the other. */
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    alignItems: 'start',
    gap: vars.space['8'],
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] },
      print: { display: 'block' },
    },
  }),
);

/** The list of parts stays in view; on a phone it is above the text. */
export const contents = style(
  layered({
    position: 'sticky',
    top: vars.space['3'],
    order: 1,
    '@media': { [media.mobile]: { position: 'static', order: 0 }, print: { display: 'none' } },
  }),
);
export const contentsTitle = style(layered({ ...textRole('label'), color: vars.text.tertiary }));
export const contentsList = style(
  layered({
    display: 'grid',
    marginTop: vars.space['1'],
    borderInlineStart: `1px solid ${vars.border.default}`,
    paddingInlineStart: vars.space['2'],
  }),
);
export const contentsLink = style(
  layered({
    ...textRole('sm'),
    display: 'flex',
    alignItems: 'center',
    minHeight: 32,
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
    ':hover': { color: vars.text.primary, textDecoration: 'underline' },
    '@media': { [media.mobile]: { minHeight: vars.layout.tapTarget } },
  }),
);

/** Words to read, and more air above a heading than below it. */
export const prose = style(
  layered({ ...textRole('bodyLg'), display: 'grid', gap: vars.space['4'], overflowWrap: 'anywhere' }),
);
const partLook = { display: 'grid', gap: vars.space['15'], breakInside: 'avoid' } as const;
/** At most 68 letters a line. */
export const part = style(layered({ ...partLook, maxWidth: '68ch' }));
/** A table of many columns takes the room that there is. */
export const widePart = style(layered(partLook));
export const list = style(
  layered({ listStyle: 'disc', paddingInlineStart: vars.space['25'], display: 'grid', gap: vars.space['05'] }),
);

/** A name for machines is not broken where a column is to be had for it. */
export const code = style(layered({ whiteSpace: 'nowrap', '@media': { [media.small]: { whiteSpace: 'normal' } } }));
