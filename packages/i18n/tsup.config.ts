import { languageValues } from '@volan/domain-rules';
import { packageBuild } from '../../tools/packageBuild.ts';

const languages = [...languageValues, 'rs-cyrl'];

export default packageBuild({
  index: 'src/index.ts',
  'late/index': 'src/late/index.ts',
  'compile/index': 'src/compile/index.ts',
  'react/index': 'src/react/index.ts',
  ...Object.fromEntries(languages.map((name) => [`languages/${name}`, `src/generated/languages/${name}.ts`])),
});
