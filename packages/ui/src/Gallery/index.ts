export * from './Gallery.tsx';
export * from './GalleryPicture.ts';
