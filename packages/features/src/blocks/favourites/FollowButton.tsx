import { Button } from '@volan/ui/Button';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { favouriteFormIds } from '../adCard/favouriteFormId.ts';

export interface FollowButtonProps {
  /** Account of a company or of a private seller. */
  seller: number;
  name: string;
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** Follows a seller, or no longer; the same for every visitor, `FavouriteForm` shows which are followed. [B11] */
export function FollowButton({ seller, name, size = 'medium' }: FollowButtonProps) {
  const { t } = useMessages();
  return (
    <Button
      type="submit"
      size={size}
      icon="bell"
      pressed={false}
      form={favouriteFormIds.sellers}
      name="seller"
      value={String(seller)}
      aria-label={`${t('company.follow')}: ${name}`}
    >
      {t('company.follow')}
    </Button>
  );
}
