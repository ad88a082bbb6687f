import type { CategoryBrand } from '@volan/api-contract';
import { readVin } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';

/** A value that the chassis number proposes for an empty field. */
interface Proposal {
  readonly field: 'brand_id' | 'year';
  readonly value: string;
  readonly label: string;
}

/** Proposals of the typed chassis number for empty fields of this form. A typed value is never overwritten. */
function useProposals(makes: readonly CategoryBrand[]): readonly Proposal[] {
  const { form, fields } = useAdForm();
  const { now } = useSite();
  const messages = useMessages();
  const facts = readVin(textOf(fields, 'vin'), new Date(now).getUTCFullYear());
  if (facts === null) return [];

  const isEmpty = (...names: string[]) => names.every((name) => textOf(fields, name) === '');
  const isAsked = (name: string) => form.fields.some((field) => field.name === name);
  const make = makes.find(({ slug }) => slug === facts.make);
  const proposals: (Proposal | false | undefined)[] = [
    make && isEmpty('brand_id', 'brand_text') && { field: 'brand_id', value: String(make.id), label: make.title },
    facts.year !== null &&
      isAsked('year') &&
      isEmpty('year') && { field: 'year', value: String(facts.year), label: messages.year(facts.year) },
  ];

  return proposals.filter((one) => one !== false && one !== undefined);
}

/** Fills in a list of the form as a person does: what depends on it hears of the change. */
function fillIn({ field, value }: Proposal): void {
  const form = document.getElementById(controlId('vin'))?.closest('form');
  const control = form?.querySelector<HTMLSelectElement>(`select[name="${field}"]`);
  if (!control) return;

  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * The chassis number. Its make and its model year are offered for fields that are empty. Without scripts they are shown
 * beside the field, and the seller chooses them by hand. [M54]
 */
export function VinField({ makes }: { makes: readonly CategoryBrand[] }) {
  const { given, error, hydrated } = useAdForm();
  const { t } = useMessages();
  const proposals = useProposals(makes);

  return (
    <Stack gap={1}>
      <TextInput
        id={controlId('vin')}
        name="vin"
        label={t('selling.vin')}
        hint={t('selling.vin-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        defaultValue={textOf(given, 'vin')}
        error={error('vin')}
      />
      <Row gap={1.5} align="center" wrap>
        <Text role="small" status>
          {proposals.length > 0 && t('selling.vin-tells', { facts: proposals.map(({ label }) => label).join(', ') })}
        </Text>
        {hydrated && proposals.length > 0 && (
          <Button
            size="small"
            onClick={() => {
              proposals.forEach(fillIn);
              // the button goes: the focus stays where the number was typed
              document.getElementById(controlId('vin'))?.focus();
            }}
          >
            {t('selling.vin-fill-in')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
