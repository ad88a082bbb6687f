import { layered, media, textRole, vars } from '@volan/ui/styling';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** Title and lead of a list, at the distance from the path that other pages have. */
export const title = style(layered({ display: 'grid', gap: vars.space['1'], marginBlockStart: vars.space['1'] }));

/** An article in a list; the wide one has its words beside its picture, on a phone below it. */
export const card = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    blockSize: '100%',
    minInlineSize: 0,
    overflow: 'hidden',
    background: vars.surface.base,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.brand.radius.card,
    ':hover': { borderColor: vars.border.hover },
  }),
  variants: {
    wide: {
      true: layered({
        gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
        alignItems: 'center',
        '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      }),
      false: {},
    },
  },
});
export const words = recipe({
  base: layered({ display: 'grid', gap: vars.space['1'], minInlineSize: 0, overflowWrap: 'anywhere' }),
  variants: {
    wide: {
      true: layered({
        padding: vars.space['5'],
        '@media': { [media.mobile]: { padding: vars.brand.density.cardPad } },
      }),
      false: layered({ padding: vars.brand.density.cardPad }),
    },
  },
});
/** The link covers its card. */
export const cover = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.zIndex.raised },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.ring.width} solid ${vars.focus.ring}`,
        outlineOffset: '-2px',
        borderRadius: vars.brand.radius.card,
      },
    },
  }),
);

/** A column to read in, in the middle of a wide page. */
export const article = style(
  layered({
    display: 'grid',
    gap: vars.space['3'],
    inlineSize: '100%',
    maxInlineSize: 720,
    margin: `${vars.space['2']} auto 0`,
  }),
);
export const head = style(layered({ display: 'grid', gap: vars.space['15'], overflowWrap: 'anywhere' }));
export const summary = style(layered({ ...textRole('bodyLg'), color: vars.text.secondary }));

/** Words to read, and more air above a heading than below it; at most 68 letters a line. */
export const body = style(
  layered({
    ...textRole('bodyLg'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2'],
    maxInlineSize: '68ch',
    overflowWrap: 'anywhere',
  }),
);
const inBody = (selector: string, rule: Parameters<typeof layered>[0]) =>
  globalStyle(`${body} ${selector}`, layered(rule));
inBody('h2', { ...textRole('h2'), marginBlockStart: vars.space['3'] });
inBody(':is(h3, h4)', { ...textRole('h3'), marginBlockStart: vars.space['1'] });
inBody('ul', { listStyle: 'disc', paddingInlineStart: vars.space['25'], display: 'grid', gap: vars.space['05'] });
inBody('ol', { listStyle: 'decimal', paddingInlineStart: vars.space['3'], display: 'grid', gap: vars.space['05'] });
inBody('a', { color: vars.text.link, textDecoration: 'underline', textUnderlineOffset: 3 });
inBody('strong', { fontWeight: vars.fontWeight.semibold });
inBody('blockquote', {
  borderInlineStart: `3px solid ${vars.border.strong}`,
  paddingInlineStart: vars.space['2'],
  color: vars.text.secondary,
});
inBody('img', {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.brand.radius.card,
  background: vars.surface.media,
});
inBody('pre', { overflowX: 'auto', padding: vars.space['2'], background: vars.surface.media });
inBody('table', { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' });
inBody(':is(th, td)', {
  border: `1px solid ${vars.border.default}`,
  padding: `${vars.space['05']} ${vars.space['1']}`,
  textAlign: 'start',
});
inBody('hr', { border: 0, borderBlockStart: `1px solid ${vars.border.default}` });
