import type { Account } from '@volan/api-contract';
import { profileTypes } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { TextArea } from '@volan/ui/TextArea';
import { TextInput } from '@volan/ui/TextInput';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { Images } from './Images.tsx';
import { useForm } from '../../../blocks/forms/useForm.ts';

export interface AboutProps {
  account: Account;
  result?: FormResult | undefined;
}

/**
 * Pictures, name and description, as buyers see them. A business changes its name with the data of its company, since
 * moderators look at it. [J18, J19, J26, M12]
 */
export function About({ account, result }: AboutProps) {
  const site = useSite();
  const { t } = useMessages();
  const isBusiness = account.type_id !== profileTypes.private;
  const labels = {
    avatar: t(isBusiness ? 'account-images.logo' : 'account-images.avatar'),
    cover: t('account-images.cover'),
    name: t(isBusiness ? 'account.company-name' : 'account.name'),
    description: t('account.description'),
  };
  const about = useForm(result, 'about', 'about-', labels);

  return (
    <FormCard
      name="about"
      title={t(isBusiness ? 'company.about' : 'account.about-you')}
      form={about}
      done={t('account.saved')}
      files
    >
      <Images account={account} labels={labels} form={about} />
      <Grid layout="panels2">
        {isBusiness ? (
          <TextInput
            id="about-name"
            label={labels.name}
            value={account.name}
            hint={<Link href={pagePath(site, 'ownCompany', {})}>{t('account.change-company-name')}</Link>}
            readOnly
          />
        ) : (
          <TextInput
            id="about-name"
            name="name"
            label={labels.name}
            autoComplete="name"
            required
            maxLength={60}
            defaultValue={about.value('name', account.name)}
            error={about.error('name')}
          />
        )}
        {account.email !== null && (
          <TextInput
            id="about-email"
            label={t('account.email')}
            value={account.email}
            hint={
              <>
                {t('account.email-unseen')}{' '}
                {account.impersonated_by === null && <Link href="#email-title">{t('account.change-email')}</Link>}
              </>
            }
            readOnly
          />
        )}
      </Grid>
      <TextArea
        id="about-description"
        name="description"
        label={labels.description}
        maxLength={2000}
        defaultValue={about.value('description', account.description)}
        error={about.error('description')}
      />
      <Row>
        <Button type="submit" variant="primary">
          {t('account.save')}
        </Button>
      </Row>
    </FormCard>
  );
}
