export { MyPlanPage, type MyPlanPageProps } from './MyPlanPage.tsx';
export { PlansPage, type PlansPageProps } from './PlansPage.tsx';
