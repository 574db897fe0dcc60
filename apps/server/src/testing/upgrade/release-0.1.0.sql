-- Rows as release 0.1.0 wrote them: one registered person who has used everything (givenLife.ts of that release), two friends and an invited
-- person. Made once with the code of 0.1.0 and never changed. Titles are left out: every start loads them from the bundle.

create table event_days.d20261123 (like public.events including all);
alter table public.events attach partition event_days.d20261123 for values from ('2026-11-23') to ('2026-11-24');

insert into "action_tokens" ("token_hash", "code_hash", "collect_hash", "source", "device_label", "state", "user_id", "created_at", "expires_at") overriding system value
select "token_hash", "code_hash", "collect_hash", "source", "device_label", "state", "user_id", "created_at", "expires_at" from jsonb_populate_recordset(null::"action_tokens", $rows$[
  {"state": "CONFIRMED", "source": "TV", "user_id": "8xj9g93c9g7i", "code_hash": "3dfd507ef15171290a3696c7a7a529c034316505585821b9725a9a3e008b9f65", "created_at": "2026-11-23T03:19:31.094+00:00", "expires_at": "2026-11-23T03:29:31.094+00:00", "token_hash": "ebc8c524943ea7c32f9aae06905a2b701d040073d002be900782f9ef7e8d5744", "collect_hash": "5eddf1e4f41118e2ca5c1634ec40ad1cfe3c3214da13f1aaf0de6bfd76429922", "device_label": "Telly 1"}
]$rows$);

insert into "admin_acts" ("act_id", "admin_id", "action", "subject", "details", "at") overriding system value
select "act_id", "admin_id", "action", "subject", "details", "at" from jsonb_populate_recordset(null::"admin_acts", $rows$[
  {"at": "2026-11-23T03:19:31.179343+00:00", "act_id": 1, "action": "lockPerson", "details": {}, "subject": "u5ahi5k99agh", "admin_id": "8xj9g93c9g7i"},
  {"at": "2026-11-23T03:19:31.179343+00:00", "act_id": 2, "action": "worthy user lock", "details": {}, "subject": "8xj9g93c9g7i", "admin_id": null}
]$rows$);

insert into "bearers" ("user_id", "token_hash", "created_at", "bearer_id", "last_seen_at", "label", "installation_id", "source") overriding system value
select "user_id", "token_hash", "created_at", "bearer_id", "last_seen_at", "label", "installation_id", "source" from jsonb_populate_recordset(null::"bearers", $rows$[
  {"label": "Unknown device", "source": "WEB", "user_id": "80xaa5as5qmx", "bearer_id": "28nj2c810jab", "created_at": "2026-11-23T03:19:30.157904+00:00", "token_hash": "58492f63c1e55c47b43443714688cbb662e3f27f95c675de0c1f01c1fd98d949", "last_seen_at": "2026-11-23T03:19:30.157904+00:00", "installation_id": null},
  {"label": "Unknown device", "source": "WEB", "user_id": "8xj9g93c9g7i", "bearer_id": "v2rgl9yqeppt", "created_at": "2026-11-23T03:19:28.99689+00:00", "token_hash": "dfa2ec20466f1b4d314e21eb7c145006974749aa957f100f1a005cbb4a2428d5", "last_seen_at": "2026-11-23T03:19:28.99689+00:00", "installation_id": null},
  {"label": "Unknown device", "source": "WEB", "user_id": "9vyq8rdw07ck", "bearer_id": "gpunjss5uvku", "created_at": "2026-11-23T03:19:30.129245+00:00", "token_hash": "14db0314bb82266ac46dd3a51bf6cca56f84073ba2a2201e8a2ef9e498ebc46d", "last_seen_at": "2026-11-23T03:19:30.129245+00:00", "installation_id": null},
  {"label": "Unknown device", "source": "WEB", "user_id": "u5ahi5k99agh", "bearer_id": "02et9i5gl46y", "created_at": "2026-11-23T03:19:30.050249+00:00", "token_hash": "9c3f95036b7fe3752b9f55ae0dbe6a2a91b0a4dbd3dc5097188663a8f183be63", "last_seen_at": "2026-11-23T03:19:30.050249+00:00", "installation_id": null}
]$rows$);

insert into "corrections" ("title_id", "field", "value", "admin_id", "corrected_at") overriding system value
select "title_id", "field", "value", "admin_id", "corrected_at" from jsonb_populate_recordset(null::"corrections", $rows$[
  {"field": "runtime", "value": 61, "admin_id": "8xj9g93c9g7i", "title_id": 990001, "corrected_at": "2026-11-23T03:19:31.181092+00:00"}
]$rows$);

insert into "emails" ("user_id", "email", "email_key", "verified_at") overriding system value
select "user_id", "email", "email_key", "verified_at" from jsonb_populate_recordset(null::"emails", $rows$[
  {"email": "life-1@example.org", "user_id": "8xj9g93c9g7i", "email_key": "life-1@example.org", "verified_at": "2026-11-23T03:19:28.99689+00:00"}
]$rows$);

insert into "events" ("day", "event_key", "event_id", "user_id", "name", "params", "session_id", "client", "occurred_at", "received_at") overriding system value
select "day", "event_key", "event_id", "user_id", "name", "params", "session_id", "client", "occurred_at", "received_at" from jsonb_populate_recordset(null::"events", $rows$[
  {"day": "2026-11-23", "name": "theme_changed", "client": null, "params": {"theme": "dark"}, "user_id": "8xj9g93c9g7i", "event_id": 1, "event_key": "fe3b8599-bac3-4ea9-8edf-3e589778e449", "session_id": "visit-1", "occurred_at": "2026-11-23T03:19:30.984+00:00", "received_at": "2026-11-23T03:19:30.99668+00:00"}
]$rows$);

insert into "faults" ("fingerprint", "source", "message", "address", "status", "user_id", "release", "detail", "count", "first_seen_at", "last_seen_at") overriding system value
select "fingerprint", "source", "message", "address", "status", "user_id", "release", "detail", "count", "first_seen_at", "last_seen_at" from jsonb_populate_recordset(null::"faults", $rows$[
  {"count": 1, "detail": null, "source": "CLIENT", "status": null, "address": null, "message": "lost", "release": "6.38.0", "user_id": "8xj9g93c9g7i", "fingerprint": "0000000000000000000000000000000000000000000000000000000000000001", "last_seen_at": "2026-11-23T03:19:31.175778+00:00", "first_seen_at": "2026-11-23T03:19:31.175778+00:00"}
]$rows$);

insert into "friend_messages" ("user_id", "message_id", "from_id", "kind", "title_id", "note", "answer", "created_at", "answered_at") overriding system value
select "user_id", "message_id", "from_id", "kind", "title_id", "note", "answer", "created_at", "answered_at" from jsonb_populate_recordset(null::"friend_messages", $rows$[
  {"kind": "QUESTION", "note": "For rain 1", "answer": null, "from_id": "u5ahi5k99agh", "user_id": "8xj9g93c9g7i", "title_id": 10001, "created_at": "2026-11-23T03:19:31.227966+00:00", "message_id": "9sruakeuxzde", "answered_at": null},
  {"kind": "RECOMMENDATION", "note": "For rain 1", "answer": null, "from_id": "8xj9g93c9g7i", "user_id": "u5ahi5k99agh", "title_id": 10201, "created_at": "2026-11-23T03:19:31.203059+00:00", "message_id": "2bd9wupoap6l", "answered_at": null}
]$rows$);

insert into "friendships" ("user_id", "friend_id", "state", "since") overriding system value
select "user_id", "friend_id", "state", "since" from jsonb_populate_recordset(null::"friendships", $rows$[
  {"since": "2026-11-23T03:19:31.191666+00:00", "state": "ACCEPTED", "user_id": "8xj9g93c9g7i", "friend_id": "u5ahi5k99agh"},
  {"since": "2026-11-23T03:19:31.193272+00:00", "state": "ACCEPTED", "user_id": "u5ahi5k99agh", "friend_id": "8xj9g93c9g7i"}
]$rows$);

insert into "idempotency_keys" ("user_id", "key", "fingerprint", "response", "created_at") overriding system value
select "user_id", "key", "fingerprint", "response", "created_at" from jsonb_populate_recordset(null::"idempotency_keys", $rows$[
  {"key": "life-1-rating", "user_id": "8xj9g93c9g7i", "response": {"id": "2qnn17tu9hur", "type": "TV_SHOW", "itemId": 10001, "rating": "LOVE", "userId": "8xj9g93c9g7i", "progress": {"tv": {"taste": 1, "enough": false, "positive": 1, "likesNeeded": 2, "ratingsNeeded": 5}, "movie": {"taste": 0, "enough": false, "positive": 0, "likesNeeded": 3, "ratingsNeeded": 6}}, "createdAt": "2026-11-23T03:19:30.720Z", "updatedAt": "2026-11-23T03:19:30.720Z", "ratedLocation": "IN_APP", "addedToWatchlist": true}, "created_at": "2026-11-23T03:19:30.720838+00:00", "fingerprint": "b297578d86c02199d1132eec876bb0b663e3c9be643d0fe8bec6c423f6fcdd87"}
]$rows$);

insert into "invite_references" ("reference", "kind", "inviter_id", "watchlist_id", "taken_by", "created_at", "expires_at", "ended_at", "sent_to") overriding system value
select "reference", "kind", "inviter_id", "watchlist_id", "taken_by", "created_at", "expires_at", "ended_at", "sent_to" from jsonb_populate_recordset(null::"invite_references", $rows$[
  {"kind": "LIST", "sent_to": null, "ended_at": null, "taken_by": null, "reference": "TpCEtHahcClIqMbHc8KnjEqC", "created_at": "2026-11-23T03:19:31.264+00:00", "expires_at": "2026-12-07T03:19:31.264+00:00", "inviter_id": "8xj9g93c9g7i", "watchlist_id": 11}
]$rows$);

insert into "known_devices" ("user_id", "proof_hash", "known_until") overriding system value
select "user_id", "proof_hash", "known_until" from jsonb_populate_recordset(null::"known_devices", $rows$[
  {"user_id": "8xj9g93c9g7i", "proof_hash": "28e78bc563c1b42495c9415f598195930fa795eb3144002b6bd776a5014be8e2", "known_until": "2027-02-21T03:19:28.997+00:00"}
]$rows$);

insert into "list_activity" ("watchlist_id", "activity_id", "user_id", "what", "item_id", "about_id", "at") overriding system value
select "watchlist_id", "activity_id", "user_id", "what", "item_id", "about_id", "at" from jsonb_populate_recordset(null::"list_activity", $rows$[
  {"at": "2026-11-23T03:19:30.597149+00:00", "what": "item-added", "item_id": 10201, "user_id": "8xj9g93c9g7i", "about_id": null, "activity_id": 1, "watchlist_id": 598966333786457}
]$rows$);

insert into "memberships" ("user_id", "watchlist_id", "state", "user_default", "position", "sort", "since") overriding system value
select "user_id", "watchlist_id", "state", "user_default", "position", "sort", "since" from jsonb_populate_recordset(null::"memberships", $rows$[
  {"sort": "CUSTOM", "since": "2020-01-01T00:00:00+00:00", "state": "INVITED_NEW", "user_id": "80xaa5as5qmx", "position": 0, "user_default": false, "watchlist_id": 12},
  {"sort": "CUSTOM", "since": "2020-01-01T00:00:00+00:00", "state": "INVITED_SEEN", "user_id": "80xaa5as5qmx", "position": 0, "user_default": false, "watchlist_id": 11},
  {"sort": "CUSTOM", "since": "2023-01-01T00:00:00+00:00", "state": "ACCEPTED", "user_id": "u5ahi5k99agh", "position": 0, "user_default": false, "watchlist_id": 11},
  {"sort": "CUSTOM", "since": "2024-01-01T00:00:00+00:00", "state": "ACCEPTED", "user_id": "8xj9g93c9g7i", "position": 0, "user_default": false, "watchlist_id": 598966333786457},
  {"sort": "CUSTOM", "since": "2024-01-01T00:00:00+00:00", "state": "ACCEPTED", "user_id": "9vyq8rdw07ck", "position": 0, "user_default": false, "watchlist_id": 11},
  {"sort": "CUSTOM", "since": "2026-11-23T03:19:28.582351+00:00", "state": "OWNER", "user_id": "8xj9g93c9g7i", "position": 0, "user_default": true, "watchlist_id": 4416677755667372},
  {"sort": "CUSTOM", "since": "2026-11-23T03:19:30.050249+00:00", "state": "OWNER", "user_id": "u5ahi5k99agh", "position": 0, "user_default": true, "watchlist_id": 598966333786457},
  {"sort": "CUSTOM", "since": "2026-11-23T03:19:30.129245+00:00", "state": "OWNER", "user_id": "9vyq8rdw07ck", "position": 0, "user_default": true, "watchlist_id": 3371471686836565},
  {"sort": "CUSTOM", "since": "2026-11-23T03:19:30.157904+00:00", "state": "OWNER", "user_id": "80xaa5as5qmx", "position": 0, "user_default": true, "watchlist_id": 7589218523788003},
  {"sort": "CUSTOM", "since": "2026-11-23T03:19:30.20917+00:00", "state": "OWNER", "user_id": "8xj9g93c9g7i", "position": 1, "user_default": false, "watchlist_id": 11},
  {"sort": "CUSTOM", "since": "2026-11-23T03:19:30.407285+00:00", "state": "OWNER", "user_id": "8xj9g93c9g7i", "position": 1, "user_default": false, "watchlist_id": 12}
]$rows$);

insert into "new_items" ("user_id", "watchlist_id", "item_id") overriding system value
select "user_id", "watchlist_id", "item_id" from jsonb_populate_recordset(null::"new_items", $rows$[
  {"item_id": 10001, "user_id": "8xj9g93c9g7i", "watchlist_id": 11},
  {"item_id": 10201, "user_id": "u5ahi5k99agh", "watchlist_id": 598966333786457}
]$rows$);

insert into "pending_emails" ("user_id", "email", "email_key", "created_at") overriding system value
select "user_id", "email", "email_key", "created_at" from jsonb_populate_recordset(null::"pending_emails", $rows$[
  {"email": "later-1@example.org", "user_id": "8xj9g93c9g7i", "email_key": "later-1@example.org", "created_at": "2026-11-23T03:19:31.05805+00:00"}
]$rows$);

insert into "ratings" ("user_id", "item_id", "rating_id", "kind", "rating", "rated_location", "created_at", "updated_at") overriding system value
select "user_id", "item_id", "rating_id", "kind", "rating", "rated_location", "created_at", "updated_at" from jsonb_populate_recordset(null::"ratings", $rows$[
  {"kind": "tv", "rating": "DISLIKE", "item_id": 10004, "user_id": "8xj9g93c9g7i", "rating_id": "dfe2i3t5yv39", "created_at": "2026-11-23T03:19:31.615599+00:00", "updated_at": "2026-11-23T03:19:31.615599+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "INTERESTED", "item_id": 10006, "user_id": "8xj9g93c9g7i", "rating_id": "q2ej003yxqbe", "created_at": "2026-11-23T03:19:31.778239+00:00", "updated_at": "2026-11-23T03:19:31.778239+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "LIKE", "item_id": 10003, "user_id": "8xj9g93c9g7i", "rating_id": "56l78hgbevk8", "created_at": "2026-11-23T03:19:31.418388+00:00", "updated_at": "2026-11-23T03:19:31.418388+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "LOVE", "item_id": 10001, "user_id": "8xj9g93c9g7i", "rating_id": "2qnn17tu9hur", "created_at": "2026-11-23T03:19:30.720838+00:00", "updated_at": "2026-11-23T03:19:30.720838+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "LOVE", "item_id": 10002, "user_id": "8xj9g93c9g7i", "rating_id": "ocys7ly3tz0v", "created_at": "2026-11-23T03:19:31.36072+00:00", "updated_at": "2026-11-23T03:19:31.36072+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "MEH", "item_id": 10005, "user_id": "8xj9g93c9g7i", "rating_id": "gucr0g7c0mf3", "created_at": "2026-11-23T03:19:31.694615+00:00", "updated_at": "2026-11-23T03:19:31.694615+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "NOT_INTERESTED", "item_id": 10007, "user_id": "8xj9g93c9g7i", "rating_id": "2s0n36v1j0l7", "created_at": "2026-11-23T03:19:31.815917+00:00", "updated_at": "2026-11-23T03:19:31.815917+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "SKIP", "item_id": 10008, "user_id": "8xj9g93c9g7i", "rating_id": "o44ng0z6sgje", "created_at": "2026-11-23T03:19:31.850378+00:00", "updated_at": "2026-11-23T03:19:31.850378+00:00", "rated_location": "IN_APP"}
]$rows$);

insert into "removed_items" ("watchlist_id", "item_id", "watchlist_item_id", "position", "added_by", "added_at", "new_for", "removed_at") overriding system value
select "watchlist_id", "item_id", "watchlist_item_id", "position", "added_by", "added_at", "new_for", "removed_at" from jsonb_populate_recordset(null::"removed_items", $rows$[
  {"item_id": 10001, "new_for": ["8xj9g93c9g7i", "9vyq8rdw07ck"], "added_at": "2026-11-23T03:19:31.171468+00:00", "added_by": "8xj9g93c9g7i", "position": 0, "removed_at": "2026-11-23T03:19:31.171468+00:00", "watchlist_id": 598966333786457, "watchlist_item_id": 1}
]$rows$);

insert into "seen_episodes" ("user_id", "title_id", "season", "episode", "seen_at") overriding system value
select "user_id", "title_id", "season", "episode", "seen_at" from jsonb_populate_recordset(null::"seen_episodes", $rows$[
  {"season": 1, "episode": 1, "seen_at": "2026-11-23T03:19:30.891788+00:00", "user_id": "8xj9g93c9g7i", "title_id": 10001},
  {"season": 1, "episode": 2, "seen_at": "2026-11-23T03:19:30.891788+00:00", "user_id": "8xj9g93c9g7i", "title_id": 10001}
]$rows$);

insert into "sign_in_links" ("token_hash", "request_id", "purpose", "email", "email_key", "user_id", "bearer_hash", "device_label", "matching_code", "mail", "created_at", "expires_at", "redeemed_at", "redeemed_by", "approval", "approved_at", "collected_at") overriding system value
select "token_hash", "request_id", "purpose", "email", "email_key", "user_id", "bearer_hash", "device_label", "matching_code", "mail", "created_at", "expires_at", "redeemed_at", "redeemed_by", "approval", "approved_at", "collected_at" from jsonb_populate_recordset(null::"sign_in_links", $rows$[
  {"mail": "SENT", "email": "life-1@example.org", "purpose": "SIGN_IN", "user_id": "8xj9g93c9g7i", "approval": "NONE", "email_key": "life-1@example.org", "created_at": "2026-11-23T03:19:28.851+00:00", "expires_at": "2026-11-23T03:34:28.851+00:00", "request_id": "03weh81zhg7t", "token_hash": "5a6b36a9d8a88de29750d2c6dadd464c882a4b72d45308599ac99809faea4525", "approved_at": null, "bearer_hash": "b578e9fcf7d3ccaaf3e2fe585747d13b57865d74af99ccd77084db8b83fcca23", "redeemed_at": "2026-11-23T03:19:28.997+00:00", "redeemed_by": "8xj9g93c9g7i", "collected_at": null, "device_label": "Unknown device", "matching_code": "16"}
]$rows$);

insert into "user_profiles" ("user_id", "profile_name", "profile_image", "display_name", "phone_number", "genres", "updated_at") overriding system value
select "user_id", "profile_name", "profile_image", "display_name", "phone_number", "genres", "updated_at" from jsonb_populate_recordset(null::"user_profiles", $rows$[
  {"genres": ["Drama", "Crime"], "user_id": "8xj9g93c9g7i", "updated_at": "2026-11-23T03:19:30.549371+00:00", "display_name": null, "phone_number": "+49301000001", "profile_name": "Ann 1", "profile_image": "/ann.jpg"},
  {"genres": [], "user_id": "u5ahi5k99agh", "updated_at": "2026-11-23T03:19:30.573474+00:00", "display_name": null, "phone_number": null, "profile_name": "=Bob", "profile_image": null}
]$rows$);

insert into "user_providers" ("user_id", "provider_id", "extras", "add_remove_type", "added_at") overriding system value
select "user_id", "provider_id", "extras", "add_remove_type", "added_at" from jsonb_populate_recordset(null::"user_providers", $rows$[
  {"extras": {"plan": "basic"}, "user_id": "8xj9g93c9g7i", "added_at": "2026-11-23T03:19:30.846387+00:00", "provider_id": 1, "add_remove_type": "EXPLICIT"}
]$rows$);

insert into "user_settings" ("user_id", "features_updates_notifications_enabled", "implicit_watchlist_add_enabled", "recommendations_notifications_enabled", "reminders_notifications_enabled", "share_ratings_with_friends_enabled", "region") overriding system value
select "user_id", "features_updates_notifications_enabled", "implicit_watchlist_add_enabled", "recommendations_notifications_enabled", "reminders_notifications_enabled", "share_ratings_with_friends_enabled", "region" from jsonb_populate_recordset(null::"user_settings", $rows$[
  {"region": null, "user_id": "80xaa5as5qmx", "implicit_watchlist_add_enabled": true, "reminders_notifications_enabled": true, "share_ratings_with_friends_enabled": true, "recommendations_notifications_enabled": true, "features_updates_notifications_enabled": true},
  {"region": null, "user_id": "8xj9g93c9g7i", "implicit_watchlist_add_enabled": true, "reminders_notifications_enabled": true, "share_ratings_with_friends_enabled": true, "recommendations_notifications_enabled": true, "features_updates_notifications_enabled": true},
  {"region": null, "user_id": "9vyq8rdw07ck", "implicit_watchlist_add_enabled": true, "reminders_notifications_enabled": true, "share_ratings_with_friends_enabled": true, "recommendations_notifications_enabled": true, "features_updates_notifications_enabled": true},
  {"region": null, "user_id": "u5ahi5k99agh", "implicit_watchlist_add_enabled": true, "reminders_notifications_enabled": true, "share_ratings_with_friends_enabled": true, "recommendations_notifications_enabled": true, "features_updates_notifications_enabled": true}
]$rows$);

insert into "users" ("user_id", "created_at", "life_cycle", "roles", "canned", "first_name", "last_name", "profile_settings", "login_count", "last_session_at", "ratings_version", "locked_at", "admin_by_email") overriding system value
select "user_id", "created_at", "life_cycle", "roles", "canned", "first_name", "last_name", "profile_settings", "login_count", "last_session_at", "ratings_version", "locked_at", "admin_by_email" from jsonb_populate_recordset(null::"users", $rows$[
  {"roles": ["ROLE_USER"], "canned": false, "user_id": "8xj9g93c9g7i", "last_name": null, "locked_at": null, "created_at": "2026-11-23T03:19:28.582351+00:00", "first_name": "Anna 1", "life_cycle": "REGISTERED", "login_count": 1, "admin_by_email": false, "last_session_at": "2026-11-23T03:19:31.026674+00:00", "ratings_version": 8, "profile_settings": {"note": "setting-1"}},
  {"roles": [], "canned": false, "user_id": "80xaa5as5qmx", "last_name": null, "locked_at": null, "created_at": "2026-11-23T03:19:30.157904+00:00", "first_name": null, "life_cycle": "ANONYMOUS", "login_count": 0, "admin_by_email": false, "last_session_at": null, "ratings_version": 0, "profile_settings": {}},
  {"roles": [], "canned": false, "user_id": "9vyq8rdw07ck", "last_name": null, "locked_at": null, "created_at": "2026-11-23T03:19:30.129245+00:00", "first_name": null, "life_cycle": "ANONYMOUS", "login_count": 0, "admin_by_email": false, "last_session_at": null, "ratings_version": 0, "profile_settings": {}},
  {"roles": [], "canned": false, "user_id": "u5ahi5k99agh", "last_name": null, "locked_at": null, "created_at": "2026-11-23T03:19:30.050249+00:00", "first_name": null, "life_cycle": "ANONYMOUS", "login_count": 0, "admin_by_email": false, "last_session_at": null, "ratings_version": 0, "profile_settings": {}}
]$rows$);

insert into "watchlist_items" ("watchlist_id", "item_id", "watchlist_item_id", "kind", "position", "added_by", "added_at") overriding system value
select "watchlist_id", "item_id", "watchlist_item_id", "kind", "position", "added_by", "added_at" from jsonb_populate_recordset(null::"watchlist_items", $rows$[
  {"kind": "movie", "item_id": 10201, "added_at": "2026-11-23T03:19:30.597149+00:00", "added_by": "8xj9g93c9g7i", "position": 0, "watchlist_id": 598966333786457, "watchlist_item_id": 7148187073760439},
  {"kind": "tv", "item_id": 10001, "added_at": "2026-11-23T03:19:30.235384+00:00", "added_by": "8xj9g93c9g7i", "position": 0, "watchlist_id": 11, "watchlist_item_id": 7308463003822993},
  {"kind": "tv", "item_id": 10001, "added_at": "2026-11-23T03:19:30.425994+00:00", "added_by": "8xj9g93c9g7i", "position": 0, "watchlist_id": 12, "watchlist_item_id": 3670337593035136},
  {"kind": "tv", "item_id": 10001, "added_at": "2026-11-23T03:19:30.720838+00:00", "added_by": "8xj9g93c9g7i", "position": 0, "watchlist_id": 4416677755667372, "watchlist_item_id": 7206003504475297},
  {"kind": "tv", "item_id": 10002, "added_at": "2026-11-23T03:19:31.36072+00:00", "added_by": "8xj9g93c9g7i", "position": -1024, "watchlist_id": 4416677755667372, "watchlist_item_id": 7069656635916743},
  {"kind": "tv", "item_id": 10003, "added_at": "2026-11-23T03:19:31.418388+00:00", "added_by": "8xj9g93c9g7i", "position": -2048, "watchlist_id": 4416677755667372, "watchlist_item_id": 1823609073929836}
]$rows$);

insert into "watchlists" ("watchlist_id", "owner_id", "name", "hex_code", "status", "created_at") overriding system value
select "watchlist_id", "owner_id", "name", "hex_code", "status", "created_at" from jsonb_populate_recordset(null::"watchlists", $rows$[
  {"name": "Lone list 1", "status": "ACTIVE", "hex_code": "#112233", "owner_id": "8xj9g93c9g7i", "created_at": "2026-11-23T03:19:30.403708+00:00", "watchlist_id": 12},
  {"name": "My watchlist", "status": "ACTIVE", "hex_code": "#85807a", "owner_id": "80xaa5as5qmx", "created_at": "2026-11-23T03:19:30.157904+00:00", "watchlist_id": 7589218523788003},
  {"name": "My watchlist", "status": "ACTIVE", "hex_code": "#85807a", "owner_id": "8xj9g93c9g7i", "created_at": "2026-11-23T03:19:28.582351+00:00", "watchlist_id": 4416677755667372},
  {"name": "My watchlist", "status": "ACTIVE", "hex_code": "#85807a", "owner_id": "9vyq8rdw07ck", "created_at": "2026-11-23T03:19:30.129245+00:00", "watchlist_id": 3371471686836565},
  {"name": "My watchlist", "status": "ACTIVE", "hex_code": "#85807a", "owner_id": "u5ahi5k99agh", "created_at": "2026-11-23T03:19:30.050249+00:00", "watchlist_id": 598966333786457},
  {"name": "Shared list 1", "status": "ACTIVE", "hex_code": "#112233", "owner_id": "8xj9g93c9g7i", "created_at": "2026-11-23T03:19:30.1955+00:00", "watchlist_id": 11}
]$rows$);

select setval('"list_activity_activity_id_seq"', 1);
select setval('"events_event_id_seq"', 1);
select setval('"admin_acts_act_id_seq"', 2);
