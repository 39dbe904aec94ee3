import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../ui/Button';
import { SiteHeader } from '../account/SiteHeader';
import { MissingState } from '../story/MissingState';

export function ProfileAccessDenied() {
  const location = useLocation();
  return (
    <>
      <SiteHeader />
      <MissingState
        title="Access denied - You must be logged in to edit your profile."
        action={
          <LinkButton to="/login" state={{ from: location }}>
            Sign in
          </LinkButton>
        }
      />
    </>
  );
}
