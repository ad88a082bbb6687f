import { useSite } from '../../runtime/site/SiteProvider.tsx';

/** The `head` of a page for one visitor: its name, and that search engines leave it out. */
export function PrivateHead({ title }: { title: string }) {
  const { brand } = useSite();
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
