import type { AdDetails } from '@volan/api-contract';
import { EquipmentList, Heading, Link, SpecList, Stack } from '@volan/ui';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { modelHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import { AdSection } from './AdSection.tsx';
import { equipmentOf, specGroups } from './specGroups.ts';

export interface AdSpecificationProps {
  ad: AdDetails;
}

/** Every other answer of an ad: group by group, then what the vehicle has. [M53] */
export function AdSpecification({ ad }: AdSpecificationProps) {
  const site = useSite();
  const messages = useMessages();
  const groups = specGroups(ad, site, messages);
  const equipment = equipmentOf(ad);
  const { t } = messages;

  return (
    <>
      {groups.length > 0 && (
        <AdSection id="specification" title={t('ad.specification')}>
          <Stack gap={2.5}>
            {groups.map(({ slug, title, rows }) => (
              <Stack key={slug} gap={0.5}>
                {groups.length > 1 && (
                  <Heading level={3} size="title">
                    {title}
                  </Heading>
                )}
                <SpecList rows={rows} />
              </Stack>
            ))}
            {ad.brand?.slug && ad.model?.slug && (
              <Link href={modelHref(site, ad.brand.slug, ad.model.slug)} size="small" standalone>
                {t('model.about', { name: `${ad.brand.title} ${ad.model.title}` })}
              </Link>
            )}
          </Stack>
        </AdSection>
      )}
      {equipment.length > 0 && (
        <AdSection id="equipment" title={t('ad.equipment')}>
          <EquipmentList
            equipment={equipment}
            moreLabel={t('ad.all-equipment', { count: equipment.length })}
            lessLabel={t('ad.show-less')}
          />
        </AdSection>
      )}
    </>
  );
}
