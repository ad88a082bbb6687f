export { Rating, type RatingProps, type RatingValue } from './Rating.tsx';
