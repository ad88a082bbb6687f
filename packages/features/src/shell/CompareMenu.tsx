import { countCompared, type CompareLists } from '@volan/domain-rules';
import { BadgePlace } from '@volan/ui/Header';
import { HeaderDropdown } from '@volan/ui/HeaderMenu';
import { Icon } from '@volan/ui/Icon';
import { gitCompareArrowsIcon } from '@volan/ui/icons';
import { MenuEntries } from '@volan/ui/Menu';
import { Text } from '@volan/ui/Text';
import { comparedCategories } from './comparedCategories.ts';
import type { CompareLink } from './HeaderBadgesProps.ts';
import { shownCount } from './shownCount.ts';

/** The categories of which ads are compared, each with its number; one opens its comparison. [C05] */
export function CompareMenu({ compared, ...way }: CompareLink & { compared: CompareLists }) {
  const { label, counted, none } = way;
  const count = countCompared(compared);
  const entries = comparedCategories(compared, way);
  return (
    <HeaderDropdown
      arrow={false}
      trigger={
        <>
          <Icon name={gitCompareArrowsIcon} />
          {label} <BadgePlace {...(count > 0 && { badge: { count: shownCount(count), label: counted } })} />
        </>
      }
    >
      {entries.length > 0 ? (
        <MenuEntries entries={entries} />
      ) : (
        <Text role="small" tone="secondary">
          {none}
        </Text>
      )}
    </HeaderDropdown>
  );
}
