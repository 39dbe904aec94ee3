/** The ids of a story and of a member. */
type StoryMemberKey = `${string} ${string}`;

/** All topics and payloads. Payloads contain only ids; the receiver loads the data and checks permission. */
export type Topics = {
  /** A story changed or was deleted; the key is its id. */
  storyChanged: [storyId: string, payload: { id: string }];
  /**
   * Parts of a story that only one member may see changed, such as its draft or a waiting comment; the key is the story's id
   * and the member's.
   */
  storyChangedFor: [key: StoryMemberKey, payload: { id: string }];
  /** A session's details, status or participants changed, or it was deleted; the key is its id. */
  sessionChanged: [sessionId: string, payload: { id: string }];
  /** Any session's details, status or participants changed, or it was deleted: for lists. */
  sessionsChanged: [key: 'all', payload: { id: string }];
  /**
   * A session's participants in the room, their writing or word counts changed; the key is the session's id.
   */
  sessionRoomChanged: [sessionId: string, payload: { id: string }];
  /**
   * Messages of a session's chat were sent or deleted; the key is the session's id. The payload's id is the message's, or
   * the session's if many changed.
   */
  sessionChatChanged: [sessionId: string, payload: { id: string }];
  /** The readers of a session, or whose turn it is, changed; the key is the session's id. */
  sessionReadingChanged: [sessionId: string, payload: { id: string }];
  /** A member's notifications changed; the key is the member's id, the payload's id the notification's, if one is new or has grown. */
  notificationsChanged: [userId: string, payload: { id: string }];
  /** Settings of the group changed; every server reads them again. */
  groupSettingsChanged: [payload: { id: string }];
  /** Some of a member's sign-ins ended; every server closes their sockets. */
  signInsEnded: [payload: { userId: string }];
};
