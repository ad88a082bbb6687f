import { Alert } from '@volan/ui/Alert';
import { useHydrated } from '@volan/ui/hydrated';
import { Link } from '@volan/ui/Link';
import { withQueries } from '../../../runtime/hydration/withQueries.tsx';
import { screenHigh } from './compare.css.ts';
import type { ComparisonProps, SharedComparison } from './ComparisonProps.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { ComparisonWaits } from './ComparisonWaits.tsx';
import { OwnComparison } from './OwnComparison.tsx';

/** A choice that somebody shared: nobody can change it here. [N07] */
function Shared({ shared, ...props }: ComparisonProps & { shared: SharedComparison }) {
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

/** The comparison of a category: one that was shared, or the visitor's own, which only the browser knows. [B24] */
export function ComparisonIsland(props: ComparisonProps) {
  const { shared } = props;
  const hydrated = useHydrated();
  if (shared) {
    return <Shared {...props} shared={shared} />;
  }

  return <div className={screenHigh}>{hydrated ? <Own {...props} /> : <ComparisonWaits {...props} />}</div>;
}
