import { packageBuild } from '../../tools/packageBuild.ts';

export default packageBuild({
  index: 'src/index.ts',
  'react/index': 'src/react/index.ts',
  'script/index': 'src/script/index.ts',
});
