import { defineConfig } from 'vite';

/** The service worker, built beside the islands; the server writes what it knows of a host in front. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/worker',
    lib: { entry: 'worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
    rolldownOptions: { output: { minify: true } },
  },
});
