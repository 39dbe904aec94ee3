import { useLocation } from 'react-router-dom';
import { SiteHeader } from '../../../shell/SiteHeader';
import { MissingState } from '../../../ui/feedback/MissingState';
import { LinkButton } from '../../../ui/form/Button';

/** Shown to visitors in place of the page to edit the profile. */
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
