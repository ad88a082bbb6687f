import type { LinkComponentProps } from '@volan/ui/LinkProvider';
import { Link } from 'react-router';

/** How the links of the design system are drawn here. */
export const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;
