import type { Account, MobileOperator } from '@volan/api-contract';
import { formatPhone, isPhoneCountry, phoneCountries } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { OtpInput } from '@volan/ui/OtpInput';
import { PhoneInput } from '@volan/ui/PhoneInput';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { useState, type ReactNode } from 'react';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import type { FormResult } from './FormResult.ts';
import { useForm, type ShownForm } from './useForm.ts';
import { FormCard } from './FormCard.tsx';

export interface VerifyPhoneProps {
  account: Account;
  /** Whose numbers are mobile ones at home, as a hint. @default none [E26] */
  operators?: readonly MobileOperator[];
  result?: FormResult | undefined;
  /** Where the forms are sent, and where another number is entered. @default the address of the page */
  action?: string;
  /** Why the number is needed. @default nothing is said */
  children?: ReactNode;
}

/** The mobile number of the account: first the number, then the code that was sent there. [G14, J06] */
export function VerifyPhone({ account, operators = [], result, action, children }: VerifyPhoneProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(result, 'phone', 'phone-');
  const isSent = form.value('step') === 'code' && form.error('phone') === undefined;

  return (
    <FormCard
      name="phone"
      title={t('account.phone-title')}
      form={form}
      done={t('account.phone-sent', { phone: formatPhone(form.value('phone')) })}
      {...(action !== undefined && { action })}
    >
      {children}
      {isSent ? (
        <CodeStep form={form} otherHref={action ?? site.pathname} />
      ) : (
        <NumberStep account={account} operators={operators} form={form} />
      )}
    </FormCard>
  );
}

/** Without JavaScript too: the step and the number travel with the form. */
function CodeStep({ form, otherHref }: { form: ShownForm; otherHref: string }) {
  const { t } = useMessages();
  return (
    <>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="phone" value={form.value('phone')} />
      <OtpInput
        id="phone-code"
        name="code"
        label={t('account.phone-code')}
        defaultValue={form.value('code')}
        error={form.error('code')}
      />
      <Row gap={1} wrap>
        <Button type="submit" variant="primary">
          {t('account.phone-confirm')}
        </Button>
        <Button type="submit" name="again" value="1">
          {t('account.phone-again')}
        </Button>
        <Button href={otherHref}>{t('account.phone-other')}</Button>
      </Row>
    </>
  );
}

function NumberStep({
  account,
  operators,
  form,
}: {
  account: Account;
  operators: readonly MobileOperator[];
  form: ShownForm;
}) {
  const site = useSite();
  const { t, tag } = useMessages();
  const [changed, setChanged] = useState(false);
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const own = numberParts(account.mobile ?? '', site.brand.homeCountry);
  const isVerified = account.mobile_verified && !changed && form.value('phone', own.number) === own.number;

  return (
    <>
      <Text>{account.mobile_verified ? t('account.phone-confirmed') : t('account.phone-text')}</Text>
      <PhoneInput
        id="phone-phone"
        name="phone"
        label={t('account.phone-number')}
        hint={
          operators.length > 0
            ? t('account.phone-operators', { operators: operators.map(prefixesOf).join('; ') })
            : undefined
        }
        countryLabel={t('account.phone-country')}
        countries={phoneCountries.map(({ country, prefix }) => ({
          country: country.toLowerCase(),
          prefix,
          label: names.of(country) ?? country,
        }))}
        required
        maxLength={40}
        defaultCountry={form.value('phoneCountry', own.country)}
        defaultValue={form.value('phone', own.number)}
        onInput={() => setChanged(true)}
        verified={isVerified}
        error={form.error('phone')}
      />
      <Row>
        <Button type="submit" variant="primary">
          {t('account.phone-send')}
        </Button>
      </Row>
    </>
  );
}

/** "mts 064, 065, 066". */
const prefixesOf = ({ name, prefixes }: MobileOperator) => `${name} ${prefixes.join(', ')}`;

/** A number of E.164 as the field shows it: the country in small letters, and the rest; any other one as it is. */
function numberParts(mobile: string, home: string | undefined) {
  const known = phoneCountries.find(({ prefix }) => mobile.startsWith(prefix));
  if (known) return { country: known.country.toLowerCase(), number: mobile.slice(known.prefix.length) };
  return { country: (isPhoneCountry(home) ? home : phoneCountries[0].country).toLowerCase(), number: mobile };
}
