import type { Api } from '../Api.ts';
import type { Result } from '../Result.ts';
import { failures, metas, replies, written } from './serbianTexts.ts';

type Writers = typeof replies;

const write = (writers: Writers, name: string, value: unknown) => {
  const writer = Object.hasOwn(writers, name) ? writers[name] : undefined;
  return writer && value !== null && value !== undefined ? writer(value as never) : value;
};

function inCyrillicOf<C>(name: string, result: Result<C>): Result<C> {
  return result.ok
    ? ({ ...result, data: write(replies, name, result.data), meta: write(metas, name, result.meta) } as Result<C>)
    : ({
        ...result,
        message: result.message && written(result.message),
        data: write(failures, name, result.data),
      } as Result<C>);
}

/**
 * The same client for a visitor who reads Serbian in Cyrillic: the texts of our taxonomy come in their script. Names of
 * makes, models and people, and what sellers wrote, come as they are. The API itself speaks Latin alone.
 */
export function inCyrillic(api: Api): Api {
  if (api.language !== 'rs') {
    return api;
  }
  const send: Api['send'] = async (call, ...rest) => inCyrillicOf(call.name, await api.send(call, ...rest));
  return {
    language: api.language,
    send,
    sendOrNull: async (call, ...rest) => {
      const reply = await api.sendOrNull(call, ...rest);
      return write(replies, call.name, reply) as typeof reply;
    },
    sendOrEmpty: async (call, ...rest) => {
      const reply = await api.sendOrEmpty(call, ...rest);
      return Array.isArray(reply) && reply.length === 0 ? reply : (write(replies, call.name, reply) as typeof reply);
    },
  };
}
