import { ShareButton, type ShareButtonProps } from './ShareButton.tsx';

/** A button that shares the page, with its words. [K09] */
export function ShareIsland(props: ShareButtonProps) {
  return <ShareButton {...props} />;
}
