import { codeStepParameter, type CodeStep } from '@volan/features/site';
import { goOn } from '../../private/forms.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

type Step = Pick<RequestContext, 'site' | 'sealedStep'>;

/**
 * Leads to the field of a mailed code, on the same page and beside the page to come back to. The address carries the
 * step encrypted: a reload, Back and another tab show the field again, and no log holds an email address. A second code
 * for the same address is noted with its time, so that the page can say that the first one is no longer valid. [B03, G04]
 */
export async function goToCodeStep(requestContext: Step, step: CodeStep): Promise<Response> {
  const { site, sealedStep } = requestContext;
  const isAgain = (await readCodeStep(requestContext))?.email === step.email;
  const next: CodeStep = isAgain ? { ...step, requestedAgain: site.now } : step;
  const query = new URLSearchParams(site.search);
  if (sealedStep) query.set(codeStepParameter, await sealedStep.seal(JSON.stringify(next)));

  return goOn(`${site.pathname}?${query}`);
}

/** The step in the address; null without one, or half an hour after the code was requested. */
export async function readCodeStep({ site, sealedStep }: Step): Promise<CodeStep | null> {
  const sealed = new URLSearchParams(site.search).get(codeStepParameter);
  const text = sealed === null || !sealedStep ? null : await sealedStep.open(sealed);

  return text === null ? null : (JSON.parse(text) as CodeStep);
}
