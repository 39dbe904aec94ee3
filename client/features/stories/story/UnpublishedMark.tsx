import { Badge } from '../../../ui/content/Badge';

/** Says to the author of a published story with a draft that others see an earlier text. */
export function UnpublishedMark() {
  return <Badge tone="warning">Unpublished changes</Badge>;
}
