import type { Module } from '../platform/Module.ts';
import type { Uploads } from './uploads.ts';
import type { Pictures } from './pictures.ts';
import { pictureRoutes } from './routes.ts';

/** Dependencies of pictures and files. */
export interface MediaDeps {
  readonly pictures: Pictures;
  readonly uploads: Pick<Uploads, 'sweep'>;
}

/** Pictures in the requested sizes. */
export const mediaModule = ({ pictures, uploads }: MediaDeps): Module => ({
  routes: (app) => pictureRoutes(app, pictures),
  retention: [{ name: 'files that nothing needs', purge: () => uploads.sweep() }],
});
