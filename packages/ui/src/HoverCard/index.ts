export * from './HoverCard.tsx';
