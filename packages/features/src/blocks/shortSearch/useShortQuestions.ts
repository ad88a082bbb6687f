import { catalogueQueries, useApi } from '@volan/api-client/react';
import type { LanguageValue } from '@volan/domain-rules';
import { useQuery } from '@tanstack/react-query';
import { shortQuestions } from './shortQuestions.ts';
import type { ShortQuestions, ShortSearchProps } from './ShortSearchProps.ts';

/** The short filters of the chosen category: those of the page, or read when another category is chosen. */
export function useShortQuestions(
  chosen: number,
  { categoryId, questions, year }: ShortSearchProps,
  language: LanguageValue,
): ShortQuestions {
  const api = useApi();
  const enabled = chosen !== categoryId;
  const category = useQuery({ ...catalogueQueries.category(api, chosen), enabled });
  const brands = useQuery({ ...catalogueQueries.brands(api, chosen), enabled });
  if (!enabled || !category.data || !brands.data) {
    // While the others are on their way, what was there stays: nothing jumps under the finger.
    return questions;
  }
  return shortQuestions(category.data.specifications, brands.data, language, year);
}
