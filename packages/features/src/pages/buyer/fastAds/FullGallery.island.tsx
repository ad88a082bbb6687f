import { Gallery, type GalleryProps } from '@volan/ui/Gallery';
import { useEffect, useState } from 'react';

export interface FullGalleryProps extends Pick<GalleryProps, 'id' | 'title' | 'pictures' | 'missing' | 'labels'> {
  /** The page of the ad: closing the pictures leads there. */
  adPath: string;
}

/** Pictures that fill the window at once; without JavaScript they lie in the page. [B37] */
export function FullGalleryIsland({ adPath, ...gallery }: FullGalleryProps) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => setOpen(gallery.pictures.length > 0), [gallery.pictures.length]);

  return (
    <Gallery
      {...gallery}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) location.assign(adPath);
      }}
    />
  );
}
