import { useSite } from '../../runtime/site/SiteProvider.tsx';

/** What is in `head` of a page that is for one visitor: its name, and that search engines leave it out. */
export function PrivateHead({ title }: { title: string }) {
  const { brand } = useSite();
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
