export * from './AppDownloadModal.tsx';
export * from './appToOffer.ts';
