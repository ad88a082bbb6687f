import manifest from '../package.json' with { type: 'json' };

/**
 * Version of the web app with the name of its build, such as `0.0.0+3fa9c21d`: what its server and its pages send as
 * `x-app-version`. Characters that a header cannot hold become `-`. [I02]
 */
export const appVersion = (build: string): string => `${manifest.version}+${build.replaceAll(/[^\w.-]/g, '-')}`;
