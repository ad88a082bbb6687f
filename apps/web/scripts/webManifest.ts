import { toHtmlLang, type BrandSettings } from '@volan/domain-rules';
import type { ThemeTokens } from '@volan/tokens';

/** The manifest that lets a browser install the site of a brand as an app. */
export function webManifest(brand: BrandSettings, { surface }: ThemeTokens) {
  const icon = (size: 192 | 512, purpose?: 'maskable') => ({
    src: `/signs/${brand.id}/${purpose ?? 'icon'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: toHtmlLang(brand.defaultLanguage),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: surface.page,
    theme_color: surface.base,
    categories: ['shopping', 'auto'],
    icons: [icon(192), icon(512), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
