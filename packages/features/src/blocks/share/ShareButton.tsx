import { Button } from '@volan/ui/Button';
import { useHydrated } from '@volan/ui/hydrated';
import { IconButton } from '@volan/ui/IconButton';
import { share2Icon } from '@volan/ui/icons';
import { shareAddress } from '../../runtime/overlays/shareAddress.ts';

/** A page to share, and the words of its button. */
export interface Shared {
  /** Whole address. */
  url: string;
  title: string;
  label: string;
  copied: string;
}

export interface ShareButtonProps {
  share: Shared;
  /** `label`: with its words. @default 'icon' */
  look?: 'icon' | 'label';
}

/** Shares a page by the system's own sheet, else copies its address. Without JavaScript it opens a letter. [K09] */
export function ShareButton({ share, look = 'icon' }: ShareButtonProps) {
  const hydrated = useHydrated();
  const { url, title, label, copied } = share;
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  const does = hydrated ? { onClick: () => void shareAddress({ url, title }, { copied }) } : { href: letter };

  return look === 'icon' ? (
    <IconButton icon={share2Icon} label={label} {...does} />
  ) : (
    <Button icon={share2Icon} {...does}>
      {label}
    </Button>
  );
}
