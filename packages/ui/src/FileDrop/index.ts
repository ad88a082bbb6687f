export type { Refusal, RefusalReason } from './checkFiles.ts';
export * from './FileDrop.tsx';
export type { DroppedFile } from './FileRow.tsx';
