import { packageBuild } from '../../tools/packageBuild.ts';

export default packageBuild({
  index: 'src/index.ts',
  'late/index': 'src/late/index.ts',
  'react/index': 'src/react/index.ts',
});
