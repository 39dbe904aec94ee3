import { Badge } from '../../../ui/content/Badge';

/** Shown to the author of a published story with a newer draft: others see an earlier text. */
export function UnpublishedMark() {
  return <Badge tone="warning">Unpublished changes</Badge>;
}
