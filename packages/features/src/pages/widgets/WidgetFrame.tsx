import { toHtmlLang, writtenLanguage, type WidgetKind } from '@volan/domain-rules';
import { EmbedWidget } from '@volan/ui/EmbedWidget';
import type { ReactNode } from 'react';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import * as styles from './widget.css.ts';

export type WidgetFrameProps = ({ title: string; note?: ReactNode } | { label: string }) & {
  kind: WidgetKind;
  children: ReactNode;
};

const kinds = { search: 'search', ads: 'grid', stock: 'grid', 'price-badge': 'price' } as const;

/** A widget in its frame, in the brand's tokens; what the page of the partner sets is above them. [M65] */
export function WidgetFrame({ kind, children, ...head }: WidgetFrameProps) {
  const site = useSite();
  const { t } = useMessages();
  const { brand, language, inCyrillic = false } = site;

  return (
    <div className={styles.tokens} data-brand={brand.id} data-theme="light">
      <EmbedWidget
        {...head}
        id="widget"
        part="frame"
        kind={kinds[kind]}
        brand={brand.id}
        theme="light"
        language={toHtmlLang(writtenLanguage(language, inCyrillic))}
        {...(brand.logo.mark && { mark: brand.logo.mark })}
        source={t('widget.source', { brand: brand.name })}
        about={{ label: t('widget.about'), href: pagePath(site, 'partners', {}) }}
      >
        {children}
      </EmbedWidget>
    </div>
  );
}
