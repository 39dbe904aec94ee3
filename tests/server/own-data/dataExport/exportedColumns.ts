/** The columns of the tables that members' data is exported from. Before you add one here, see to it that members may get it. */
export const exportedColumns: Record<string, string> = {
  audit_log: 'act actor_id actor_kind created_at id reason subject_id thing',
  blocks: 'created_at member_id other_id',
  case_findings: 'amount case_id created_at rule',
  challenge_members: 'challenge_id joined_at user_id',
  challenges:
    'closed_on created_at ends_on id local_id member_count opened_by_id starts_on target title unit',
  comments: 'author_id content created_at id local_id state state_before story_id text_hash updated_at',
  content_decisions: 'author_id created_at decided_by_id decision id reason removed_text subject_id',
  exercises:
    'category created_at creator_id description difficulty id is_template local_id objective prompt time_limit_minutes title updated_at',
  feedback:
    'assigned_by_id assigned_to_id author_id category created_at description edited_at id local_id priority status title updated_at',
  feedback_votes: 'created_at feedback_id user_id vote_type',
  follows: 'created_at followed_id follower_id untold',
  invitations: 'created_at expires_at id invited_by_id note revoked_at token_hash uses uses_max',
  journals:
    'author_id content created_at excerpt_text id journal_date local_id mood prompt title updated_at word_count',
  member_settings: 'changed_at name user_id value',
  mutes: 'created_at member_id other_id',
  notes:
    'author_id category content created_at excerpt_text id is_pinned journal_id local_id tags title updated_at word_count',
  notices: 'actor_id created_at delivery_id id item_id kind subject_id user_id way',
  notification_preferences: 'kind user_id ways',
  notification_settings: 'digest quiet_from quiet_until quiet_zone starts_with user_id',
  notifications: 'changed_at created_at id kind read_at subject_id unread user_id',
  passkeys:
    'counter created_at credential_hash credential_id id last_used_at name public_key rp_id transports user_id',
  personal_access_tokens:
    'created_at expires_at id last_four last_used_at name revoked_at scope slot token_hash user_id',
  provider_identities: 'created_at identity_hash issuer last_used_at unlinked_at user_id',
  push_subscriptions: 'auth created_at endpoint endpoint_hash failures id p256dh sign_in_id user_id',
  readers: 'address_key confirmed_at created_at email follows id refusals told_until',
  reports: 'case_id created_at id note reason reporter_id',
  session_lines: 'closing intention session_id updated_at user_id',
  session_messages: 'author_id content created_at id is_deleted local_id session_id',
  session_participants: 'joined_at session_id user_id',
  session_place_requests: 'requested_at session_id user_id',
  session_readers: 'added_at has_read position session_id user_id',
  session_sprint_words: 'session_id started_at story_id user_id words_before words_now',
  session_word_intervals: 'place session_id user_id words',
  session_words: 'session_id story_id user_id words_before words_now',
  session_writers: 'exercise_id session_id shows_piece shows_words story_id user_id',
  sessions:
    'capacity created_at date_time description due_at duration_minutes edited_at ended_at ends_at has_reading id is_recurring kind leader_id local_id location participant_count previous_id revision row_version series_id sprint_ends_at sprint_started_at sprint_starter_id started_at status title updated_at wall_clock',
  sign_ins:
    'created_at device_hash id last_used_at remembered revoked_at second_factor user_agent user_id verified_at',
  stories:
    'audience_revision author_id author_notes comments_mode content created_at draft_changed_at edited_at excerpt_text exercise_id id is_autosaved is_collaborative lang listed local_id privacy_level published_at readers_may_comment revised_at row_version session_id shared_at shared_with_all shown_version_number text_hash title title_key unnoticed_writes updated_at version_kept_at version_number withheld withheld_level word_count',
  story_drafts:
    'content created_at id is_autosaved is_conflicting tags title updated_at version_kept_at word_count',
  story_favorites: 'created_at story_id user_id',
  story_shares: 'story_id user_id',
  story_versions:
    'content content_bytes created_at id kind local_id name story_id thinned title version_number word_count',
  totp_secrets: 'confirmed_at created_at last_step secret user_id',
  users:
    'bio created_at deleted_at display_name email email_confirmed_at id mail_refusals mail_refused_at password_hash profile_image_url roles state updated_at username website_url',
  writing_days: 'day text_id user_id words_before words_now',
  writing_days_off: 'day user_id',
  writing_goals: 'ends_on period starts_on target unit user_id weekdays_off',
  writing_minutes: 'day hour minutes user_id',
};
