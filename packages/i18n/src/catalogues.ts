import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { LanguageValue } from '@volan/domain-rules';
import { bg } from './generated/compiled/bg.ts';
import { de } from './generated/compiled/de.ts';
import { en } from './generated/compiled/en.ts';
import { hu } from './generated/compiled/hu.ts';
import { mk } from './generated/compiled/mk.ts';
import { ro } from './generated/compiled/ro.ts';
import { rs } from './generated/compiled/rs.ts';
import { ru } from './generated/compiled/ru.ts';
import { zh } from './generated/compiled/zh.ts';

/** The compiled messages of every language. For servers and stories: a page gets ready text or single messages. */
export const catalogues: Readonly<Record<LanguageValue, Record<string, CompiledMessage>>> = {
  rs,
  en,
  de,
  bg,
  hu,
  ro,
  ru,
  zh,
  mk,
};
