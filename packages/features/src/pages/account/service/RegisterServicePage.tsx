import type { Account, OwnCompany, ProfileTypeEntry } from '@volan/api-contract';
import { profileTypes } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { StepList } from '@volan/ui/StepList';
import { Text } from '@volan/ui/Text';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { VerifyPhone } from '../../../blocks/forms/VerifyPhone.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { RegisterCompanyForm } from '../company/RegisterCompanyForm.tsx';
import type { NamedPlace } from '../profile/Addresses.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import type { ServiceChoices } from './ServiceFormProps.ts';

/** The next step to an own car service. */
export type RegisterServiceStep =
  | {
      readonly name: 'company';
      readonly countries: readonly NamedPlace[];
      readonly types: readonly ProfileTypeEntry[];
    }
  /** A phone has to be confirmed. */
  | { readonly name: 'phone' }
  /** The company is closed. */
  | { readonly name: 'closed' }
  | ({ readonly name: 'service'; readonly company: OwnCompany } & ServiceChoices);

export interface RegisterServicePageProps {
  /** Null: a visitor. */
  account: Account | null;
  /** Null: signing in or up comes first. */
  step: RegisterServiceStep | null;
  result?: FormResult | undefined;
}

/**
 * Registers a car service, one step after another: the company, a confirmed phone, the service. Each step is one that
 * companies have anyway; those that are done are left out. [B21]
 */
export function RegisterServicePage({ account, step, result }: RegisterServicePageProps) {
  const { t } = useMessages();
  const title = t('services.register');
  if (account === null || step === null) {
    return (
      <SitePage>
        <PrivateHead title={title} />
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          <VisitorSteps />
        </Stack>
      </SitePage>
    );
  }

  return (
    <AccountPage account={account} page="registerService" title={title}>
      <NextStep account={account} step={step} result={result} />
    </AccountPage>
  );
}

/** What is needed, and the way to an account; both ways lead back here. */
function VisitorSteps() {
  const site = useSite();
  const { t } = useMessages();
  const back = `return=${encodeURIComponent(pagePath(site, 'registerService', {}))}`;

  return (
    <>
      <Text>{t('own-service.register-text')}</Text>
      <StepList
        steps={[
          t('own-service.step-company'),
          t('own-service.step-phone'),
          t('own-service.step-service'),
          t('own-service.step-approval'),
        ]}
      />
      <Row gap={1} wrap>
        <Button variant="primary" href={`${pagePath(site, 'signUp', {})}?${back}&type=business`}>
          {t('account.register-business')}
        </Button>
        <Button href={`${pagePath(site, 'signIn', {})}?${back}`}>{t('shell.sign-in')}</Button>
      </Row>
    </>
  );
}

interface NextStepProps extends Pick<RegisterServicePageProps, 'result'> {
  account: Account;
  step: RegisterServiceStep;
}

function NextStep({ account, step, result }: NextStepProps) {
  const { t } = useMessages();
  if (step.name === 'closed') return <Alert tone="info">{t('own-company.closed')}</Alert>;
  if (step.name === 'company') {
    return (
      <>
        <Text>{t('own-service.company-first')}</Text>
        <RegisterCompanyForm
          countries={step.countries}
          types={step.types}
          firstType={profileTypes.service}
          result={result}
        />
      </>
    );
  }
  if (step.name === 'phone') {
    const why = <Alert tone="info">{t('own-service.phone-first')}</Alert>;
    // only its owner has the phone
    if (account.impersonated_by !== null) return why;

    return (
      <VerifyPhone account={account} result={result}>
        {why}
      </VerifyPhone>
    );
  }
  const { company, kinds, makes } = step;
  const isPublic = company.status === 'public';

  return (
    <>
      <Text>{t(isPublic ? 'own-service.public-at-once' : 'own-service.public-after-approval')}</Text>
      <ServiceForm company={company} service={null} kinds={kinds} makes={makes} result={result} />
    </>
  );
}
