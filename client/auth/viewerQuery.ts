import { createOperationDescriptor, getRequest, graphql } from 'relay-runtime';
import type { viewerQuery } from '../__generated__/viewerQuery.graphql';
import { environment } from '../relay/environment';
import { readNow } from '../relay/requests';

graphql`
  fragment viewerQuery_viewer on Viewer {
    email
    canCreateSessions
    canCreateExercises
    roles
    secondFactorOwed
    user {
      id
      username
      name
      displayName
      profileImageUrl
    }
  }
`;

// Unmasked, because a sign-in's response is stored as this query's result.
const query = graphql`
  query viewerQuery {
    viewer {
      ...viewerQuery_viewer @relay(mask: false)
    }
  }
`;

export type ViewerData = NonNullable<viewerQuery['response']['viewer']>;

/** Fetches the viewer; null if nobody is signed in. */
export async function fetchViewer(): Promise<ViewerData | null> {
  const data = await readNow<viewerQuery>(environment, query, {});
  return data?.viewer ?? null;
}

/** Stores the viewer from a sign-in's response, which saves a query. */
export function rememberViewer(viewer: ViewerData): void {
  environment.commitPayload(createOperationDescriptor(getRequest(query), {}), { viewer });
}

/** Keeps the viewer in the Relay store and reports changes, such as a new display name. */
export function followViewer(listener: (viewer: ViewerData) => void): () => void {
  const operation = createOperationDescriptor(getRequest(query), {});
  const retained = environment.retain(operation);
  const subscription = environment.subscribe(environment.lookup(operation.fragment), (snapshot) => {
    const { viewer } = snapshot.data as unknown as viewerQuery['response'];
    if (viewer && !snapshot.isMissingData) listener(viewer);
  });
  return () => {
    subscription.dispose();
    retained.dispose();
  };
}
