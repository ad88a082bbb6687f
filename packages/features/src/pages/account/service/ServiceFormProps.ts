import type { MyCarService, OwnCompany } from '@volan/api-contract';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import type { ShownForm } from '../../../blocks/forms/useForm.ts';

/** Something to choose, by its id. */
export interface NamedChoice {
  readonly id: number;
  readonly title: string;
}

/** What the form of a car service offers. */
export interface ServiceChoices {
  /** Kinds of work, in their order. */
  readonly kinds: readonly NamedChoice[];
  readonly makes: readonly NamedChoice[];
}

/** The company of a service, as far as its form shows it. */
export type ServiceCompany = Pick<OwnCompany, 'id' | 'opening_hours' | 'hours_exceptions'>;

export interface ServiceFormProps extends ServiceChoices {
  company: ServiceCompany;
  /** Null: it is not registered yet. */
  service: MyCarService | null;
  /** @default the form is empty, or shows the service */
  result?: FormResult | undefined;
}

/** What every part of the form needs. */
export interface ServicePartProps {
  service: MyCarService | null;
  form: ShownForm;
  /** Labels of all fields by their names, in the order of the form. */
  labels: Readonly<Record<string, string>>;
}

/** Whether a box is ticked: as it was sent, else as the service has it. */
export const isTicked = ({ form }: Pick<ServicePartProps, 'form'>, name: string, given: boolean) =>
  form.answered && !form.done ? form.value(name) === 'on' : given;
