export * from './Lightbox.tsx';
export * from './useSlides.ts';
