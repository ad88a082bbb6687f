import '@volan/ui/theme';
import { ErrorPage } from '@volan/features/errors';
import { PublicPage } from '@volan/features/hydration';
import { sharedDomain, useSite } from '@volan/features/site';
import { routes, toHtmlLang, writtenLanguage } from '@volan/domain-rules';
import { useContext, type ReactNode } from 'react';
import { data, isRouteErrorResponse, Outlet, redirect, useRouteError, type MiddlewareFunction } from 'react-router';
import { DevelopmentScripts } from './DevelopmentScripts.tsx';
import { errorPage } from './failures.ts';
import { showDrafts } from '../ssr/showDrafts.ts';
import { resolveRoute } from '../ssr/resolveRoute.ts';
import { PrivateHead } from './private/PrivateHead.tsx';
import { PrivateParts } from './private/PrivateParts.tsx';
import { PrivateTail } from './private/PrivateTail.tsx';
import { firstScript } from './firstScript.ts';
import { requestContextKey } from '../ssr/requestContext.ts';

export const middleware: MiddlewareFunction[] = [
  async ({ context }) => {
    const requestContext = context.get(requestContextKey);
    const { brand, pathname, search } = requestContext.site;
    await showDrafts(requestContext);
    const decision = resolveRoute(brand, pathname, requestContext.match);
    if (decision.kind === 'redirect') {
      throw redirect(decision.to + search, decision.status);
    }
    if (decision.kind === 'missing') {
      throw await errorPage(requestContext, 404);
    }
    // Public pages are documents: their data is never requested separately.
    if (requestContext.wantsData && routes[decision.match.page].delivery === 'public') {
      throw data(null, { status: 404 });
    }
  },
];

/** The sign of each brand in the browser's tab. */
const icons = import.meta.glob<string>('../../../brands/*/icon.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { brand, language, country, host, version, inCyrillic = false } = useSite();
  const isPublicPage = useContext(PublicPage);
  return (
    <html lang={toHtmlLang(writtenLanguage(language, inCyrillic))}>
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={icons[`../../../brands/${brand.id}/icon.svg`]} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.DEV && isPublicPage ? <DevelopmentScripts /> : null}
        {isPublicPage ? null : <PrivateHead />}
      </head>
      <body
        data-brand={brand.id}
        data-version={version}
        data-domain={sharedDomain(host)}
        data-all-countries={brand.features.countryPicker && country === null ? '' : undefined}
        data-theme="light"
        className="light"
        suppressHydrationWarning
      >
        {children}
        {isPublicPage ? null : <PrivateTail />}
      </body>
    </html>
  );
}

export default function App() {
  return useContext(PublicPage) ? (
    <Outlet />
  ) : (
    <PrivateParts>
      <Outlet />
    </PrivateParts>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
