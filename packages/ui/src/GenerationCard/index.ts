export { GenerationCard, type GenerationCardProps } from './GenerationCard.tsx';
