import '@volan/ui/theme';
import '@volan/ui/allIcons';
import { QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, createQueryClient } from '@volan/api-client/react';
import { accountApi } from '@volan/features/browser';
import { installBehaviour } from '@volan/ui/behaviour';
import { LinkProvider } from '@volan/ui/LinkProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { AdPage } from './ads/AdPage.tsx';
import { AdsPage } from './ads/AdsPage.tsx';
import { CountriesPage } from './countries/CountriesPage.tsx';
import { DecisionToasts } from './ads/DecisionToasts.tsx';
import { AppealsPage } from './appeals/AppealsPage.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import { ArticlePage } from './blog/ArticlePage.tsx';
import { ArticlesPage } from './blog/ArticlesPage.tsx';
import { BlogCategoriesPage } from './blog/BlogCategoriesPage.tsx';
import { BansPage } from './bans/BansPage.tsx';
import { HealthPage } from './health/HealthPage.tsx';
import { ModerationPage } from './moderation/ModerationPage.tsx';
import { TemplatesPage } from './templates/TemplatesPage.tsx';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { PaymentsPage } from './payments/PaymentsPage.tsx';
import { StatementsPage } from './payments/StatementsPage.tsx';
import { ReportedAdsPage } from './reportedAds/ReportedAdsPage.tsx';
import { ReportsPage } from './reports/ReportsPage.tsx';
import { AdminGate } from './shell/AdminGate.tsx';
import { AdminLink } from './shell/AdminLink.tsx';
import { dressPage } from './shell/dressPage.ts';
import { ForWhoMay } from './shell/ForWhoMay.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { SiteContext, siteOf } from './shell/site.ts';
import { SocialPostsPage } from './socialPosts/SocialPostsPage.tsx';
import { TranslationsPage } from './translations/TranslationsPage.tsx';
import { BrandsPage, ChassisPage, ModelsPage } from './taxonomy/brands/VehiclePages.tsx';
import { CategoriesPage } from './taxonomy/categories/CategoriesPage.tsx';
import { GroupsPage } from './taxonomy/specifications/GroupsPage.tsx';
import { SpecificationPage } from './taxonomy/specifications/SpecificationPage.tsx';
import { SpecificationsPage } from './taxonomy/specifications/SpecificationsPage.tsx';
import { WordsPage } from './taxonomy/words/WordsPage.tsx';
import { UserPage } from './users/UserPage.tsx';
import { UsersPage } from './users/UsersPage.tsx';

// The administration draws itself in the browser: nobody sees it without a session, and no search engine reads it.
const site = siteOf(location.host);
dressPage(site);
const api = accountApi({ brand: site.brand.id, language: site.language });

const router = createBrowserRouter(
  [
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
      children: [
        { index: true, element: <DashboardPage /> },
        { path: 'ads', element: <AdsPage /> },
        { path: 'ads/:id', element: <AdPage /> },
        { path: 'users', element: <UsersPage /> },
        { path: 'moderation', element: <ModerationPage /> },
        { path: 'bans', element: <BansPage /> },
        { path: 'templates', element: <TemplatesPage /> },
        { path: 'users/:id', element: <UserPage /> },
        { path: 'payments', element: <PaymentsPage /> },
        { path: 'payments/statements', element: <StatementsPage /> },
        { path: 'social-posts', element: <SocialPostsPage /> },
        { path: 'appeals', element: <AppealsPage /> },
        { path: 'reported-ads', element: <ReportedAdsPage /> },
        { path: 'reports', element: <ReportsPage /> },
        { path: 'translations', element: <TranslationsPage /> },
        { path: 'categories', element: <CategoriesPage /> },
        { path: 'specifications', element: <SpecificationsPage /> },
        { path: 'specifications/groups', element: <GroupsPage /> },
        {
          path: 'specifications/:id',
          element: (
            <ForWhoMay edit="specifications.edit" title="specifications">
              <SpecificationPage />
            </ForWhoMay>
          ),
        },
        { path: 'brands', element: <BrandsPage /> },
        { path: 'brands/:brand', element: <ModelsPage /> },
        { path: 'brands/:brand/:model', element: <ChassisPage /> },
        { path: 'blog', element: <ArticlesPage /> },
        { path: 'blog/categories', element: <BlogCategoriesPage /> },
        {
          path: 'blog/:id',
          element: (
            <ForWhoMay edit="blog.edit" title="blog">
              <ArticlePage />
            </ForWhoMay>
          ),
        },
        { path: 'words', element: <WordsPage /> },
        { path: 'countries', element: <CountriesPage /> },
        { path: 'health', element: <HealthPage /> },
        { path: 'audit', element: <AuditPage /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ],
  { basename: '/admin' },
);

const queries = createQueryClient();
const { queries: reading, mutations: writing } = queries.getDefaultOptions();
// without a network a call fails at once and says so: one that waits would change something long after it was pressed
queries.setDefaultOptions({
  queries: { ...reading, networkMode: 'always' },
  mutations: { ...writing, networkMode: 'always' },
});

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element "root".');
createRoot(root).render(
  <StrictMode>
    <SiteContext value={site}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ApiProvider>
    </SiteContext>
  </StrictMode>,
);
installBehaviour(document);
