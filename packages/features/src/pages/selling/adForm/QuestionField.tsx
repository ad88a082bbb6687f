import { isAsked, type AdField } from '@volan/domain-rules';
import { Checkbox } from '@volan/ui/Checkbox';
import { NumberInput } from '@volan/ui/NumberInput';
import { Select } from '@volan/ui/Select';
import { TextInput } from '@volan/ui/TextInput';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AnswerChoices } from './AnswerChoices.tsx';
import { controlId, textOf, useAdForm } from './AdFormContext.ts';
import { MonthField } from './MonthField.tsx';
import { useNumberTexts } from '../../../blocks/forms/useNumberTexts.ts';
import { PowerField } from './PowerField.tsx';
import { YearField } from './YearField.tsx';

export interface QuestionFieldProps {
  field: AdField;
  /** The heading above says the same. */
  untitled?: boolean;
}

/**
 * One question of a category with the control of its record. A question that depends on another answer is drawn once
 * that is given; without scripts it is always drawn, since it only counts together with it. [N06, M54]
 */
export function QuestionField({ field, untitled = false }: QuestionFieldProps) {
  const { given, fields, error, hydrated } = useAdForm();
  const { t } = useMessages();
  const numbers = useNumberTexts();
  const { name, kind, specification, required } = field;
  if (specification === null || (hydrated && !isAsked(field, fields))) return null;

  const { title, unit, filters } = specification;
  const shared = {
    id: controlId(name),
    name,
    label: title,
    required,
    error: error(name),
    ...(required && { optional: t('selling.required') }),
  };
  switch (kind) {
    case 'choices':
      return (
        <AnswerChoices
          untitled={untitled}
          name={name}
          title={title}
          answers={filters}
          chosen={given[name] ?? []}
          error={shared.error}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          defaultValue={textOf(given, name)}
          options={[
            { value: '', label: t(required ? 'selling.choose' : 'selling.not-said') },
            ...filters.map(({ slug, title: label }) => ({ value: slug, label })),
          ]}
        />
      );
    case 'flag':
      return (
        <Checkbox
          id={shared.id}
          name={name}
          value="1"
          defaultChecked={textOf(given, name) === '1'}
          error={shared.error}
        >
          {title}
        </Checkbox>
      );
    case 'month':
      return <MonthField field={field} />;
    case 'number':
      return specification.type === 'year' ? (
        <YearField field={field} />
      ) : unit === 'kW' ? (
        <PowerField {...shared} stored={textOf(given, name)} />
      ) : (
        <NumberInput
          {...shared}
          {...numbers}
          {...(unit !== null && { unit })}
          decimals={field.decimals}
          defaultValue={textOf(given, name)}
        />
      );
    default:
      return <TextInput {...shared} defaultValue={textOf(given, name)} maxLength={field.max ?? undefined} />;
  }
}
