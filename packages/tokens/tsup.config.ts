import { packageBuild } from '../../tools/packageBuild.ts';

// `empty` replaces the fonts' style sheet where there is no browser.
export default packageBuild({ index: 'src/index.ts', empty: 'src/empty.ts', command: 'src/command.ts' });
