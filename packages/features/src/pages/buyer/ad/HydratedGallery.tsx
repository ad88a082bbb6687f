import { island } from '../../../runtime/hydration/island.tsx';
import { GalleryIsland } from './Gallery.island.tsx';

/** The pictures of an ad, on a public page as an island. */
export const HydratedGallery = island('gallery', GalleryIsland);
