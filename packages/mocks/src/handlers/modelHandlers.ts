import { Failure, getModel, listModels } from '@volan/api-contract';
import { modelOf, modelsOf } from '../marketplace/modelOf.ts';
import { mockCall } from '../mockCall.ts';

/** Calls about models. */
export const modelHandlers = [
  mockCall(getModel, (asked, { language }) => modelOf(asked, language) ?? new Failure('not-found')),
  mockCall(listModels, ({ q = '', country }) => modelsOf(q, country)),
];
