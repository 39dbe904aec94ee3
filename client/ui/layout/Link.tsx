import { type LinkProps, Link as RouterLink, useResolvedPath } from 'react-router-dom';
import { isDocument } from '../../../server/contract/routes';

/** A link of the app. To a public document, which the server renders, it is an ordinary one. */
export function Link(props: LinkProps) {
  const { pathname } = useResolvedPath(props.to);
  return <RouterLink reloadDocument={isDocument(pathname)} {...props} />;
}
