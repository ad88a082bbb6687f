import { packageBuild } from '../../tools/packageBuild.ts';

export default packageBuild({ index: 'src/index.ts', wire: 'src/wire.ts', 'cases/index': 'src/cases/index.ts' });
