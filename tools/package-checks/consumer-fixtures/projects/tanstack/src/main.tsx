import '@volan/ui/theme';
import { installBehaviour } from '@volan/ui/behaviour';
import { LinkProvider } from '@volan/ui/LinkProvider';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { HeldForm } from './HeldForm.tsx';
import { PlainForm } from './PlainForm.tsx';
import { RouterLink } from './RouterLink.tsx';
import { Links } from './shared/Links.tsx';
import { Page } from './shared/Page.tsx';
import { Place } from './shared/Place.tsx';

const root = createRootRoute({
  component: () => (
    <LinkProvider component={RouterLink}>
      <Outlet />
    </LinkProvider>
  ),
});

function PlaceRoute() {
  return <Place address={useLocation().href} />;
}

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: Page }),
  createRoute({ getParentRoute: () => root, path: '/links', component: Links }),
  createRoute({ getParentRoute: () => root, path: '/held-form', component: HeldForm }),
  createRoute({ getParentRoute: () => root, path: '/plain-form', component: PlainForm }),
  createRoute({ getParentRoute: () => root, path: '$', component: PlaceRoute }),
]);

installBehaviour(document);
createRoot(document.querySelector('#root') as Element).render(<RouterProvider router={createRouter({ routeTree })} />);
