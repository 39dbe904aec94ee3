import { Badge } from '../../../ui/content/PrivacyBadge';

/** Tells the author of a story that others can read that they see an earlier text. */
export function UnpublishedMark() {
  return <Badge tone="warning">Unpublished changes</Badge>;
}
