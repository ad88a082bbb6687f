import { island } from '../../../runtime/hydration/island.tsx';
import { GalleryPart } from './GalleryPart.tsx';

/** The pictures of an ad, on a public page as an island. */
export const GalleryIsland = island('gallery', GalleryPart);
