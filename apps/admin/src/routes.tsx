import { LinkProvider } from '@volan/ui/LinkProvider';
import { Outlet, type RouteObject } from 'react-router';
import { DecisionToasts } from './ads/DecisionToasts.tsx';
import { pages, type AdminPageEntry } from './pages.ts';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { AdminGate } from './shell/AdminGate.tsx';
import { AdminLink } from './shell/AdminLink.tsx';
import { ForWhoMay } from './shell/ForWhoMay.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { PageFailed } from './shell/PageFailed.tsx';

/** The page before stays until the code of the new page is loaded. At the start the frame of the page is shown. */
const routeOf = ({ path, load, needs }: AdminPageEntry): RouteObject => {
  const route: RouteObject = {
    ...(path === '' ? { index: true as const } : { path }),
    lazy: async () => ({ Component: await load() }),
    hydrateFallbackElement: <LoadingPage />,
    errorElement: <PageFailed />,
  };
  if (!needs) return route;

  return {
    element: (
      <ForWhoMay {...needs}>
        <Outlet />
      </ForWhoMay>
    ),
    children: [route],
  };
};

/** Every page of the administration, below what all pages share. */
export const routes: RouteObject[] = [
  {
    element: (
      <LinkProvider component={AdminLink}>
        <AdminGate>
          <Outlet />
          <CommandPalette />
          <DecisionToasts />
        </AdminGate>
      </LinkProvider>
    ),
    children: [...pages.map(routeOf), { path: '*', element: <NotFoundPage /> }],
  },
];
