import { island } from '../../../runtime/hydration/island.tsx';
import { GalleryIsland } from './Gallery.island.tsx';

/** The pictures of an ad or a service; the page has them in its HTML, and JavaScript adds keys and the lightbox. */
export const HydratedGallery = island('gallery', GalleryIsland);
