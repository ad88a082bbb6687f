import { Button } from '@volan/ui/Button';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { favouriteFormIds } from '../adCard/favouriteFormId.ts';

export interface FollowButtonProps {
  /** Slug of the company. */
  company: string;
  name: string;
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** Follows a company, or no longer; the same for every visitor, `FavouriteForm` shows which are followed. [B11] */
export function FollowButton({ company, name, size = 'medium' }: FollowButtonProps) {
  const { t } = useMessages();
  return (
    <Button
      type="submit"
      size={size}
      icon="bell"
      pressed={false}
      form={favouriteFormIds.companies}
      name="company"
      value={company}
      aria-label={`${t('company.follow')}: ${name}`}
    >
      {t('company.follow')}
    </Button>
  );
}
