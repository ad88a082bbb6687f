import type { ReactNode } from 'react';
import { closing } from '../behaviour/opening.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { GalleryLabels } from '../Gallery/GalleryPicture.ts';
import { maximizeIcon, xIcon, zoomInIcon, zoomOutIcon } from '../icons/index.ts';
import type { Zoom } from './useZoom.ts';
import * as styles from './Lightbox.css.ts';

interface LightboxBarProps {
  /** The id of the dialog, which the last button closes. */
  id: string;
  /** The text of the picture in view. */
  name: string;
  /** "3 of 12". */
  position: string | undefined;
  labels: GalleryLabels;
  zoom: Zoom;
  actions: ReactNode;
}

/** Shows the page over the whole screen, or in its window again. */
export function toggleFullScreen() {
  const { fullscreenElement } = document;
  void (fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
}

/** The upper bar of the lightbox: which picture is in view, and the buttons for it. */
export function LightboxBar({ id, name, position, labels, zoom: { size, zoomTo }, actions }: LightboxBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.position} role="status">
        {position}
      </span>
      <span className={styles.name}>{name}</span>
      {labels.zoom && (
        // not `disabled`: the pressed button would lose the focus, and the keys of the dialog with it
        <>
          <button
            className={styles.tool}
            type="button"
            aria-label={labels.zoom.out}
            title={labels.zoom.out}
            aria-disabled={size === 1}
            onClick={() => zoomTo(size - 1)}
          >
            <Icon name={zoomOutIcon} />
          </button>
          <button
            className={styles.tool}
            type="button"
            aria-label={labels.zoom.in}
            title={labels.zoom.in}
            aria-disabled={size === 3}
            onClick={() => zoomTo(size + 1)}
          >
            <Icon name={zoomInIcon} />
          </button>
        </>
      )}
      {actions}
      <button
        className={styles.desktopTool}
        type="button"
        aria-label={labels.fullScreen}
        title={labels.fullScreen}
        onClick={toggleFullScreen}
      >
        <Icon name={maximizeIcon} />
      </button>
      <button
        className={styles.tool}
        type="button"
        aria-label={labels.close}
        title={labels.close}
        {...closing({ dialog: id })}
      >
        <Icon name={xIcon} size={24} />
      </button>
    </div>
  );
}
