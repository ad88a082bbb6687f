import { documentDaysApproved, documentDaysRefused, uploadedImageTypes } from '@volan/domain-rules';
import { Checkbox } from '@volan/ui/Checkbox';
import { Field, fieldDescription } from '@volan/ui/Field';
import { FileButton } from '@volan/ui/FileButton';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { companyForm, type CompanyPartProps } from './companyFormFields.ts';

const accept = [...uploadedImageTypes, 'application/pdf'].join(',');

/**
 * The documents that prove who the company is. Chosen ones are sent with the form. They are removed by boxes and not by
 * buttons: Enter in a field of the form would press the first button. [P55]
 */
export function DocumentFields({ company, form, labels }: CompanyPartProps) {
  const site = useSite();
  const { t, fileSize } = useMessages();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const hint = t('own-company.documents-text', {
    approved: String(documentDaysApproved),
    refused: String(documentDaysRefused),
  });
  const field = { id: `${companyForm}-file`, hint, error: form.error('file') };

  return (
    <Stack gap={2}>
      <Heading level={3}>{labels['file']}</Heading>
      {company.documents.length === 0 && <Text tone="secondary">{t('own-company.documents-none')}</Text>}
      <Stack as="ul" gap={1}>
        {company.documents.map(({ id, name, bytes }) => (
          <li key={id}>
            <Row gap={1} wrap>
              <Link href={pagePath(site, 'companyDocument', { fileName: id })}>{name}</Link>
              <Text tone="secondary">{fileSize(bytes)}</Text>
              <Checkbox name="remove" value={id} aria-label={`${t('own-company.document-remove')}: ${name}`}>
                {t('own-company.document-remove')}
              </Checkbox>
            </Row>
          </li>
        ))}
      </Stack>
      <Field {...field} label={t('own-company.documents-choose')} hideLabel>
        <Row gap={1} wrap>
          <FileButton
            id={field.id}
            name="file"
            accept={accept}
            onChange={(event) => setChosen([...(event.currentTarget.files ?? [])].map(({ name }) => name))}
            {...fieldDescription(field)}
          >
            {t('own-company.documents-choose')}
          </FileButton>
          {chosen.length > 0 && <Text>{t('own-company.documents-chosen', { names: chosen.join(', ') })}</Text>}
        </Row>
      </Field>
    </Stack>
  );
}
