import { SignInPage } from '@volan/features/account';
import { hasSavedWords } from '@volan/features/site';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { askCode, showCode, showGoogle, showPasskey, showPassword, showSecondStep } from './signInSteps.ts';
import { readCodeStep } from './codeStep.ts';
import { savedWordsOf, wantedBy } from '../../private/wanted.ts';
import { portraitPicture } from './portraitPicture.ts';
import { goOn, noteOrigin, readForm, returnPath } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const { site, session } = requestContext;
  if (session) throw goOn(returnPath(requestContext));

  noteOrigin(requestContext, request);
  const query = new URLSearchParams(site.search);
  const passkeys = query.get('passkeys') ?? '';

  return {
    ...(await loadPrivate(requestContext)),
    picture: portraitPicture(site.brand.id),
    passwordSet: query.has('password-set') ? { passkeys: /^\d{1,2}$/.test(passkeys) ? Number(passkeys) : 0 } : null,
    google: requestContext.hasGoogle,
    wanted: wantedBy(requestContext)?.kind,
    kept: hasSavedWords(site.search) ? savedWordsOf(requestContext) : null,
    codeStep: await readCodeStep(requestContext),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const form = await readForm(request);
  if (form.get('credential')) return showPasskey(requestContext, form);

  switch (form.get('form')) {
    case 'second-step':
      return showSecondStep(requestContext, form);
    case 'google':
      return showGoogle(requestContext, form);
    case 'code-ask':
      return askCode(requestContext, form);
    case 'code-use':
      return showCode(requestContext, form);
    default:
      form.set('form', 'sign-in');
      return showPassword(requestContext, form);
  }
}

export default function SignInRoute() {
  const { picture, passwordSet, google, wanted, kept, codeStep } = useLoaderData<typeof loader>();
  return (
    <SignInPage
      picture={picture}
      passwordSet={passwordSet}
      google={google}
      wanted={wanted}
      kept={kept}
      codeStep={codeStep}
      result={useActionData<typeof action>()}
    />
  );
}
