import type { LoadersOf } from '../../request/requestLoaders';
import { notificationLoaders } from './notification/notification.loaders';
import {
  NotificationConnectionResolver,
  NotificationResolver,
  ViewerNotificationsResolver,
} from './notification/notification.resolver';
import { notifySweeps } from './notify.sweeps';
import { PushSubscriptionResolver, ViewerPushResolver } from './push/push.resolver';

export const notify = {
  resolvers: [
    NotificationConnectionResolver,
    NotificationResolver,
    ViewerNotificationsResolver,
    PushSubscriptionResolver,
    ViewerPushResolver,
  ],
  loaders: {
    ...notificationLoaders,
  },
  sweeps: notifySweeps,
};

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof notify)['loaders']> {}
}
