import { Links } from '../shared/Links.tsx';

export default Links;
