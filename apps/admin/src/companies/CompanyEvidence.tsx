import type { ManagedCompany } from '@volan/api-contract';
import { pathOf } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Photo } from '@volan/ui/Photo';
import { SpecList } from '@volan/ui/SpecList';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';

/** The documents of a company: pictures have a preview and open in the browser, PDFs are downloaded. */
function Documents({ documents }: Pick<ManagedCompany, 'documents'>) {
  const { texts, words, brand, language } = useSite();
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="documents">
      <Stack gap={1}>
        <Heading level={2} size="h3" id="documents">
          {texts.companyDocuments}
        </Heading>
        {documents.length === 0 && <Text>{texts.companyNoDocuments}</Text>}
        {documents.map(({ id, kind, name, at }) => {
          const href = pathOf(brand, 'companyDocument', { fileName: id }, language);
          return (
            <Stack key={id} gap={0.5}>
              {kind === 'picture' && (
                <a href={href} target="_blank" rel="noopener" aria-label={`${texts.enlarge}: ${name}`}>
                  <Photo
                    picture={{ src: href, alt: '' }}
                    missing={{ outline: 'sedan', label: texts.noPicture }}
                    sizes="400px"
                    rounded
                  />
                </a>
              )}
              <Text>
                <Link href={href} target="_blank" rel="noopener">
                  {name}
                </Link>
                {`, ${words.formats.date(at)}`}
              </Text>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}

/** What is known of a company beside its data: its account, phones, website, documents, and its former dealings. [P55] */
export function CompanyEvidence({ company }: { company: ManagedCompany }) {
  const { texts, words } = useSite();
  const { account, answer, same_tax_number: same, verified_until: verifiedUntil } = company;
  const { number, date } = words.formats;
  const proofs = [
    account.email_verified ? texts.companyEmailProven : texts.companyEmailNotProven,
    account.mobile_verified ? texts.companyPhoneProven : texts.companyPhoneNotProven,
  ];

  return (
    <Stack gap={2}>
      {same.length > 0 && (
        <Alert tone="critical" title={texts.companySameTaxNumber}>
          {same.map(({ id, name }) => (
            <Text key={id}>
              <Link href={`${base}/companies/${id}`}>{name}</Link>
            </Text>
          ))}
        </Alert>
      )}
      {answer && (
        <Alert tone="info" title={`${texts.companyAnswer}, ${date(answer.at)}: ${answer.question}`}>
          {answer.text || texts.companyAnswerByChange}
        </Alert>
      )}
      <Documents documents={company.documents} />
      <SpecList
        rows={[
          { label: texts.companyAccount, value: account.name, href: `${base}/users/${account.id}` },
          { label: texts.companyAccountSince, value: `${date(account.since)}, ${proofs.join(', ')}` },
          { label: texts.companyActiveAds, value: number(account.ads) },
          { label: texts.companyPlace, value: company.city ?? '–' },
          { label: texts.companyPhones, value: company.phones.join(', ') || '–' },
          { label: texts.companyWeb, value: company.web ?? '–' },
          ...(verifiedUntil === null ? [] : [{ label: texts.companyVerifiedUntil, value: date(verifiedUntil) }]),
        ]}
      />
    </Stack>
  );
}
