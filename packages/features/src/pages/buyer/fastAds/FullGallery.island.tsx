import { Gallery, type GalleryProps } from '@volan/ui/Gallery';
import { useHydrated } from '@volan/ui/hydrated';
import { useState } from 'react';

export interface FullGalleryProps extends Pick<GalleryProps, 'id' | 'title' | 'pictures' | 'missing' | 'labels'> {
  /** The page of the ad: closing the pictures leads there. */
  adPath: string;
}

/** Pictures that fill the window at once; without JavaScript they lie in the page. [B37] */
export function FullGalleryIsland({ adPath, ...gallery }: FullGalleryProps) {
  const hydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);

  return (
    <Gallery
      {...gallery}
      open={hydrated && !isClosed && gallery.pictures.length > 0}
      onOpenChange={(open) => {
        setClosed(!open);
        if (!open) location.assign(adPath);
      }}
    />
  );
}
