import { defineConfig } from 'vite';

/** The service worker, built like the islands; the server writes the data of a host in front of it. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/worker',
    lib: { entry: 'worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
    rolldownOptions: { output: { minify: true } },
  },
});
