import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { componentSources } from 'virtual:component-sources';
import type { ComponentProperty } from '../../packages/ui/scripts/sources/ComponentProperty.ts';

/** Widest choice that is drawn as buttons; a longer one is a list. */
const fewChoices = 4;

function controlOf({ type, choices }: ComponentProperty): StrictInputType['control'] {
  if (choices.length > 0) {
    return { type: choices.length > fewChoices ? 'select' : 'inline-radio' };
  }
  if (type === 'boolean') {
    return { type: 'boolean' };
  }
  if (type === 'number') {
    return { type: 'number' };
  }

  return type === 'string' || type === 'ReactNode'
    ? { type: 'text' }
    : /^\w+\[\]|^\{|readonly /.test(type)
      ? { type: 'object' }
      : false;
}

function argTypeOf(property: ComponentProperty): StrictInputType {
  const { name, type, named, choices, required, description, byDefault, onlyIn } = property;
  const numeric = choices.length > 0 && /^\d/.test(type);
  return {
    name,
    description:
      onlyIn.length > 0
        ? `${description} Only in ${onlyIn.map((shape) => `\`${shape}\``).join(', ')}.`.trim()
        : description,
    type: { name: 'other', value: type, required },
    ...(choices.length > 0 && { options: numeric ? choices.map(Number) : choices }),
    control: controlOf(property),
    table: {
      type: { summary: type, ...(named.length > 0 && { detail: named.join('\n\n') }) },
      ...(byDefault && { defaultValue: { summary: byDefault } }),
    },
  };
}

/** The table of properties from the types themselves, unions included, instead of a guess from the code. */
export const argTypesFromSource: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  const properties = componentSources[displayName ?? name ?? '']?.properties ?? [];
  if (properties.length === 0) {
    return argTypes;
  }
  const fromTypes: StrictArgTypes = Object.fromEntries(
    properties.map((property) => {
      const argType = argTypeOf(property);
      // Elements and objects are not written by hand: their control would only break the story.
      const isText = property.type !== 'ReactNode' || typeof initialArgs[property.name] === 'string';
      return [property.name, isText ? argType : { ...argType, control: false as const }];
    }),
  );

  return { ...argTypes, ...fromTypes };
};
