import { maxWidgetRows, widgetHeight, widgetKinds } from '@volan/domain-rules';
import { layered, media, textRole, vars } from '@volan/ui/styling';
import { style, styleVariants } from '@vanilla-extract/css';

/** Title and sentence, at the distance from the path that other pages have. */
export const head = style(layered({ marginTop: vars.space['1'], marginBottom: vars.space['3'], maxWidth: '68ch' }));

/** The form beside its result; on a phone one below the other. */
export const builder = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '360px minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space['3'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** The result stays in view beside the long form. */
export const result = style(
  layered({
    position: 'sticky',
    top: vars.space['2'],
    display: 'grid',
    gap: vars.space['3'],
    '@media': { [media.mobile]: { position: 'static' } },
  }),
);

export const legend = style(layered({ ...textRole('label'), marginBottom: vars.space['05'] }));

export const colors = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['15'] }),
);

/** Heading of the preview with its two choices at the end of the line. */
export const tools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['1'],
    marginBottom: vars.space['15'],
  }),
);
export const toolsTitle = style(layered({ marginInlineEnd: 'auto' }));

const page = layered({
  padding: vars.space['3'],
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.brand.radius.card,
  overflowX: 'auto',
  '@media': { [media.small]: { padding: vars.space['15'] } },
});
const at = (background: string) => style([page, layered({ background })]);

/** The partner's page around the widget. Its scheme is set by `data-theme`. */
export const ground = {
  white: at(vars.surface.base),
  grey: at(vars.border.default),
  dark: at(vars.surface.base),
};

/** The room that the partner's page has for the widget. */
export const room = styleVariants({ '900': 900, '360': 360 }, (maxWidth) =>
  layered({ marginInline: 'auto', maxWidth, minBlockSize: vars.space['8'] }),
);

const rows = Array.from({ length: maxWidgetRows }, (_, index) => index + 1);
const heights = widgetKinds.flatMap((kind) =>
  rows.flatMap((each) => [widgetHeight(kind, { rows: each }), widgetHeight(kind, { rows: each, strip: true })]),
);

/** The heights of widgets: kept free until the script has come and the element keeps its own room. */
export const free = styleVariants(
  Object.fromEntries(heights.map((height) => [height, height])) as Record<number, number>,
  (minBlockSize) => layered({ minBlockSize }),
);

/** A button that a script makes needless. */
export const withoutScript = style(layered({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } }));

export const guides = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space['3'],
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
