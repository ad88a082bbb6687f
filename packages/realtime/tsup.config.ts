import { packageBuild } from '../../tools/packageBuild.ts';

export default packageBuild({ index: 'src/index.ts' });
