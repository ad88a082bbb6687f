export * from './SliderRange.tsx';
