const conditions = ['@volan/source', 'module', 'node', 'development|production'];

/** Vite settings that read the packages of this repository from their source. */
export const fromSource = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@volan/source', 'node', 'module-sync'] } },
};
