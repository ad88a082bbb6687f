import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** The parameters of a message: parameter → `number`, `text`, or the choices of a select in alphabetical order. */
export type Parameters = Readonly<Record<string, string>>;

/** A plural inside a message, with the categories it is written for. */
export interface WrittenPlural {
  readonly parameter: string;
  readonly type: 'cardinal' | 'ordinal';
  /** Categories of CLDR, without exact numbers such as `=0`. */
  readonly categories: readonly string[];
}

/** Parameters and plurals of a compiled message, those of nested messages included. */
export interface MessageShape {
  readonly parameters: Parameters;
  readonly plurals: readonly WrittenPlural[];
}

const kindOf = (type: string | undefined, choices: readonly string[]) => {
  if (type === undefined) {
    return 'text';
  }
  return type === 'select'
    ? choices
        .filter((choice) => choice !== 'other')
        .sort()
        .join('|')
    : 'number';
};

/** Reads the shape of a compiled message. A parameter that is counted anywhere in the message is a number. */
export function messageShape(message: CompiledMessage): MessageShape {
  const parameters: Record<string, string> = {};
  const plurals: WrittenPlural[] = [];
  const visit = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        continue;
      }
      const [name, type, format] = token;
      const choices = (type === 'plural' || type === 'selectordinal' || type === 'select' ? format : {}) as Record<
        string,
        CompiledMessage
      >;
      const cases = Object.keys(choices).filter((choice) => choice !== 'offset');
      const kind = kindOf(type, cases);
      parameters[name] = kind === 'text' ? (parameters[name] ?? kind) : kind;
      if (type === 'plural' || type === 'selectordinal') {
        const categories = cases.filter((choice) => !/^\d+$/.test(choice));
        plurals.push({ parameter: name, type: type === 'plural' ? 'cardinal' : 'ordinal', categories });
      }
      for (const choice of cases) {
        visit(choices[choice] ?? []);
      }
    }
  };
  visit(message);

  return { parameters, plurals };
}
