import { useApi } from '@volan/api-client/react';
import { guessFastAdCategory } from '@volan/api-contract/wire';
import { fastAdLimits } from '@volan/domain-rules';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without typing before a category is guessed. */
const restMs = 500;

/** Shortest line that says something. */
const shortestLine = 3;

export interface GuessedCategoryOptions {
  readonly line: string;
  /** The seller chose a category: no guess changes it. */
  readonly isChosen: boolean;
  /** Takes the guess into the form. */
  readonly onGuess: (categoryId: number) => void;
}

/**
 * Guesses the category from the typed line once the seller pauses. Without an answer the field stays as it is. Returns
 * the last guess. [M17]
 */
export function useGuessedCategory({ line, isChosen, onGuess }: GuessedCategoryOptions): number | null {
  const api = useApi();
  const [guessed, setGuessed] = useState<number | null>(null);
  const text = line.trim().slice(0, fastAdLimits.lineLength);

  const take = useEffectEvent((id: number) => {
    if (isChosen) return;

    setGuessed(id);
    onGuess(id);
  });

  useEffect(() => {
    if (isChosen || text.length < shortestLine) return;

    let isGone = false;
    const guess = async () => {
      const found = await api.sendOrNull(guessFastAdCategory, { line: text });
      if (!isGone && found?.category_id) take(found.category_id);
    };
    const timer = setTimeout(() => void guess(), restMs);

    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, text, isChosen]);

  return guessed;
}
