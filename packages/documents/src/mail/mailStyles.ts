import type { ThemeTokens } from '@volan/tokens';

/** The look of a mail in one theme. */
export function mailStyles({ surface, text, border, accent, radius, brand }: ThemeTokens) {
  return `.preview { display: none; }
body, .page { margin: 0; background: ${surface.page}; }
.page { padding: 24px 12px; }
.sheet { max-width: 600px; width: 100%; background: ${surface.base}; border-radius: ${radius.lg}; padding: 24px; }
p, .facts td { margin: 0 0 16px; font: 16px/1.5 ${brand.font.text}; color: ${text.primary}; }
a { color: ${text.link}; }
.brand { font: 700 20px/1.2 ${brand.font.display}; }
.brand a, .foot a { color: inherit; text-decoration: none; }
.quote { border-left: 3px solid ${border.strong}; padding-left: 12px; overflow-wrap: anywhere; }
.facts { margin: 0 0 16px; }
.facts td { padding: 4px 16px 4px 0; vertical-align: top; }
.facts .label { color: ${text.secondary}; }
.code { font-size: 32px; font-weight: 700; letter-spacing: 6px; }
.button { margin: 8px 0 24px; }
.fill { background: ${accent.solid}; border-radius: ${brand.radius.control}; }
.action { display: inline-block; padding: 12px 24px; font: 600 16px/1.25 ${brand.font.text}; color: ${accent.onSolid}; text-decoration: none; }
.note { font-size: 14px; color: ${text.secondary}; }
.address { overflow-wrap: anywhere; }
.foot { margin: 16px 0 0; font-size: 13px; color: ${text.tertiary}; }`;
}
