import { longestComparison } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { useHydrated } from '@volan/ui/hydrated';
import { Link } from '@volan/ui/Link';
import { withQueries } from '../../../runtime/hydration/withQueries.tsx';
import { screenHigh } from './compare.css.ts';
import type { ComparisonProps, SharedComparison } from './ComparisonProps.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { ComparisonWaits } from './ComparisonWaits.tsx';
import { OwnComparison } from './OwnComparison.tsx';

/** Id of the form that removes an ad without JavaScript. */
const removeFormId = 'compare-remove';

type ByServerProps = ComparisonProps & { shared: SharedComparison };

/** What this browser chose without JavaScript: each ad can be removed, and the list leads to more. [B24] */
function OwnByServer({ shared, ...props }: ByServerProps) {
  const { own, texts } = props;
  return (
    <>
      <form id={removeFormId} action={own} />
      <ComparisonView
        {...props}
        {...shared}
        canAdd={shared.link.ids.length < longestComparison}
        form={removeFormId}
        notice={shared.isFull && <Alert tone="critical">{texts.full}</Alert>}
      />
    </>
  );
}

/** A choice that somebody shared: nobody can change it here. [N07] */
function Shared({ shared, ...props }: ByServerProps) {
  const { own, texts } = props;
  return (
    <ComparisonView
      {...props}
      {...shared}
      canAdd={false}
      notice={
        <Alert tone="info" actions={<Link href={own}>{texts.own}</Link>}>
          {texts.shared}
        </Alert>
      }
    />
  );
}

const Own = withQueries(OwnComparison);

/** The comparison of a category: one of the address, or the visitor's own, which only the browser knows. [B24] */
export function ComparisonIsland(props: ComparisonProps) {
  const { shared } = props;
  const hydrated = useHydrated();
  if (shared) {
    return shared.isOwn ? <OwnByServer {...props} shared={shared} /> : <Shared {...props} shared={shared} />;
  }

  return <div className={screenHigh}>{hydrated ? <Own {...props} /> : <ComparisonWaits {...props} />}</div>;
}
