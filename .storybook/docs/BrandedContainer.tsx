import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { storybookTheme } from '../storybookTheme.ts';
import { useToolbar } from './useToolbar.ts';

/** Every docs page in the brand and theme of the toolbar. */
export function BrandedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { brand, theme } = useToolbar(context);

  useLayoutEffect(() => {
    Object.assign(document.body.dataset, { brand, theme });
  }, [brand, theme]);

  return (
    <DocsContainer context={context} theme={storybookTheme({ brand, theme })}>
      {children}
    </DocsContainer>
  );
}
