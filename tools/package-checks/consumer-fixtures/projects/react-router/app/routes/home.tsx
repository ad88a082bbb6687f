import { Page } from '../shared/Page.tsx';

export default Page;
