import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../theme/layered.ts';
import { vars } from '../theme/contract.css.ts';

export const list = recipe({
  base: layered({ marginTop: vars.space['05'] }),
  variants: {
    layout: {
      list: layered({}),
      columns: layered({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
        alignItems: 'start',
        columnGap: vars.space['3'],
      }),
    },
  },
});
/** Options below another option, such as the models of a make. */
export const nested = style(layered({ paddingInlineStart: 30 }));
