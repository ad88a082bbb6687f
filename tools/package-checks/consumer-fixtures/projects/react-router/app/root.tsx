import '@volan/ui/theme';
import { installBehaviour } from '@volan/ui/behaviour';
import { LinkProvider } from '@volan/ui/LinkProvider';
import { useEffect } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { RouterLink } from './RouterLink.tsx';

export default function Root() {
  useEffect(() => installBehaviour(document), []);

  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>Weekend cars</title>
        <Meta />
        <Links />
      </head>
      <body data-brand="gearlane" data-theme="light">
        <LinkProvider component={RouterLink}>
          <Outlet />
        </LinkProvider>
        <Scripts />
      </body>
    </html>
  );
}
