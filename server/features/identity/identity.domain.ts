import type { Database, Transaction } from '../../db/database';
import type { LoadersOf } from '../../request/requestLoaders';
import { accountLoaders } from './account/account.loaders';
import { AccountResolver } from './account/account.resolver';
import { ConfirmationResolver, ViewerAccountResolver } from './account/confirmation.resolver';
import { EmailChangeResolver, ViewerAddressResolver } from './account/emailChange.resolver';
import { RecoveryResolver } from './account/recovery.resolver';
import { signInLoaders } from './account/signIns.loaders';
import { SignInResolver, ViewerSignInsResolver } from './account/signIns.resolver';
import { identitySweeps } from './identity.sweeps';
import { invitationLoaders } from './joining/invitation.loaders';
import { InvitationResolver, JoiningResolver, WaitingMemberResolver } from './joining/joining.resolver';
import type { IdentityProvider } from './oidc/identityProvider';
import { OidcResolver, ViewerProviderResolver } from './oidc/oidc.resolver';
import { PasskeyFieldsResolver, PasskeyResolver, ViewerPasskeysResolver } from './passkey/passkey.resolver';
import { personalAccessTokenLoaders } from './personalAccessToken/personalAccessToken.loaders';
import {
  PersonalAccessTokenResolver,
  ViewerPersonalAccessTokensResolver,
} from './personalAccessToken/personalAccessToken.resolver';
import { SecondFactorResolver, ViewerSecondFactorResolver } from './secondFactor/secondFactor.resolver';
import { VerifySignInResolver } from './verification/verifySignIn.resolver';

export const identity = {
  resolvers: [
    AccountResolver,
    ConfirmationResolver,
    ViewerAccountResolver,
    EmailChangeResolver,
    ViewerAddressResolver,
    RecoveryResolver,
    SignInResolver,
    ViewerSignInsResolver,
    VerifySignInResolver,
    InvitationResolver,
    JoiningResolver,
    WaitingMemberResolver,
    OidcResolver,
    ViewerProviderResolver,
    PasskeyFieldsResolver,
    PasskeyResolver,
    ViewerPasskeysResolver,
    PersonalAccessTokenResolver,
    ViewerPersonalAccessTokensResolver,
    SecondFactorResolver,
    ViewerSecondFactorResolver,
  ],
  loaders: {
    ...invitationLoaders,
    ...signInLoaders,
    ...accountLoaders,
    ...personalAccessTokenLoaders,
  },
  sweeps: identitySweeps,
};

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof identity)['loaders']> {}

  interface Services {
    /** The provider of the settings, if any. */
    identityProvider: IdentityProvider | undefined;
    /** Deletes an account that waits for approval; false if it doesn't wait. `afterRemoval` runs in the same transaction. */
    deleteWaitingAccount(
      ctx: Pick<Services, 'deletionList' | 'mailQueue' | 'notifier' | 'pubSub' | 'now'> & {
        db: Pick<Database, 'transaction'>;
      },
      id: string,
      afterRemoval: (tx: Transaction, email: string) => Promise<unknown>,
    ): Promise<boolean>;
  }
}
