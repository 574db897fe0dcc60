-- Rows as release 0.2.0 wrote them: one registered person who has used everything (givenLife.ts of that release) and rated eight titles, two
-- friends and an invited person. Made once with the code of 0.2.0 and never changed. Titles are left out: every start loads them from the bundle.

create table event_days.d20261126 (like public.events including all);
alter table public.events attach partition event_days.d20261126 for values from ('2026-11-26') to ('2026-11-27');

insert into "action_tokens" ("token_hash", "code_hash", "collect_hash", "source", "device_label", "state", "user_id", "created_at", "expires_at") overriding system value
select "token_hash", "code_hash", "collect_hash", "source", "device_label", "state", "user_id", "created_at", "expires_at" from jsonb_populate_recordset(null::"action_tokens", $rows$[
  {"state": "CONFIRMED", "source": "TV", "user_id": "sslae8wr31nt", "code_hash": "2abcc2768e7d666661cb26ff8f5dead3d10e2636e9918c4e4eaf78f0ad447af1", "created_at": "2026-11-26T02:06:32.162+00:00", "expires_at": "2026-11-26T02:16:32.162+00:00", "token_hash": "938c710f2bb8645ea828d21222f442098efd283c05d6f5df6742472c7493c23f", "collect_hash": "aa9a75bdcd66fc4fa0b54c8160c3faf69646f5c28e8f0cb1d4e8de048c16e796", "device_label": "Telly 1"}
]$rows$);

insert into "admin_acts" ("act_id", "admin_id", "action", "subject", "details", "at") overriding system value
select "act_id", "admin_id", "action", "subject", "details", "at" from jsonb_populate_recordset(null::"admin_acts", $rows$[
  {"at": "2026-11-26T02:06:32.181812+00:00", "act_id": 1, "action": "lockPerson", "details": {}, "subject": "qx8lb133dwlw", "admin_id": "sslae8wr31nt"},
  {"at": "2026-11-26T02:06:32.181812+00:00", "act_id": 2, "action": "worthy user lock", "details": {}, "subject": "sslae8wr31nt", "admin_id": null}
]$rows$);

insert into "bearers" ("user_id", "token_hash", "created_at", "bearer_id", "last_seen_at", "label", "installation_id", "source", "signed_in_at") overriding system value
select "user_id", "token_hash", "created_at", "bearer_id", "last_seen_at", "label", "installation_id", "source", "signed_in_at" from jsonb_populate_recordset(null::"bearers", $rows$[
  {"label": "Unknown device", "source": "WEB", "user_id": "sslae8wr31nt", "bearer_id": "va1su3lwbhsc", "created_at": "2026-11-26T02:06:31.947115+00:00", "token_hash": "b1fd0535ca4477164aaef00075041352a4ad66048f546c952c2c5e8d5c597088", "last_seen_at": "2026-11-26T02:06:31.947115+00:00", "signed_in_at": "2026-11-26T02:06:31.947+00:00", "installation_id": null},
  {"label": "Unknown device", "source": "WEB", "user_id": "qx8lb133dwlw", "bearer_id": "3ammly1xgyjg", "created_at": "2026-11-26T02:06:31.974757+00:00", "token_hash": "7af7927f3cfec0e242cf967ad105842a6dcf91180fb24f2047170ef8c49e488e", "last_seen_at": "2026-11-26T02:06:31.974757+00:00", "signed_in_at": null, "installation_id": null},
  {"label": "Unknown device", "source": "WEB", "user_id": "70bpjw0wgk92", "bearer_id": "x74tv4n30ido", "created_at": "2026-11-26T02:06:31.980447+00:00", "token_hash": "a7625878de65c56cbda5de7b6dca0bcb17b76c11a0cded4619eb8dd43c2f2621", "last_seen_at": "2026-11-26T02:06:31.980447+00:00", "signed_in_at": null, "installation_id": null},
  {"label": "Unknown device", "source": "WEB", "user_id": "0tgnz44qtjza", "bearer_id": "xck5dnp7ylh6", "created_at": "2026-11-26T02:06:31.98467+00:00", "token_hash": "f6b53f6f52adfdc68f594f0ab644e2cf4fea589f4afd8467b57eebd498cdb3a4", "last_seen_at": "2026-11-26T02:06:31.98467+00:00", "signed_in_at": null, "installation_id": null}
]$rows$);

insert into "corrections" ("title_id", "field", "value", "admin_id", "corrected_at") overriding system value
select "title_id", "field", "value", "admin_id", "corrected_at" from jsonb_populate_recordset(null::"corrections", $rows$[
  {"field": "runtime", "value": 61, "admin_id": "sslae8wr31nt", "title_id": 990001, "corrected_at": "2026-11-26T02:06:32.182687+00:00"}
]$rows$);

insert into "counted_people" ("user_id", "since", "registered_on", "rated", "enough") overriding system value
select "user_id", "since", "registered_on", "rated", "enough" from jsonb_populate_recordset(null::"counted_people", $rows$[
  {"rated": true, "since": "2026-11-26", "enough": false, "user_id": "sslae8wr31nt", "registered_on": "2026-11-26"},
  {"rated": false, "since": "2026-11-26", "enough": false, "user_id": "70bpjw0wgk92", "registered_on": null},
  {"rated": false, "since": "2026-11-26", "enough": false, "user_id": "0tgnz44qtjza", "registered_on": null},
  {"rated": false, "since": "2026-11-26", "enough": false, "user_id": "qx8lb133dwlw", "registered_on": null}
]$rows$);

insert into "day_sums" ("day", "what", "count") overriding system value
select "day", "what", "count" from jsonb_populate_recordset(null::"day_sums", $rows$[
  {"day": "2026-11-26", "what": "events", "count": 1},
  {"day": "2026-11-26", "what": "people", "count": 1},
  {"day": "2026-11-26", "what": "accounts", "count": 4},
  {"day": "2026-11-26", "what": "accounts rated", "count": 1},
  {"day": "2026-11-26", "what": "ratings", "count": 1},
  {"day": "2026-11-26", "what": "registered", "count": 1}
]$rows$);

insert into "emails" ("user_id", "email", "email_key", "verified_at") overriding system value
select "user_id", "email", "email_key", "verified_at" from jsonb_populate_recordset(null::"emails", $rows$[
  {"email": "life-1@example.org", "user_id": "sslae8wr31nt", "email_key": "life-1@example.org", "verified_at": "2026-11-26T02:06:31.947115+00:00"}
]$rows$);

insert into "events" ("day", "event_key", "event_id", "user_id", "name", "params", "session_id", "client", "occurred_at", "received_at") overriding system value
select "day", "event_key", "event_id", "user_id", "name", "params", "session_id", "client", "occurred_at", "received_at" from jsonb_populate_recordset(null::"events", $rows$[
  {"day": "2026-11-26", "name": "theme_changed", "client": null, "params": {"theme": "dark"}, "user_id": "sslae8wr31nt", "event_id": 1, "event_key": "f68dbbe3-0bc8-439c-a362-13336364e148", "session_id": "visit-1", "occurred_at": "2026-11-26T02:06:32.141+00:00", "received_at": "2026-11-26T02:06:32.142857+00:00"}
]$rows$);

insert into "faults" ("fingerprint", "source", "message", "address", "status", "user_id", "release", "detail", "count", "first_seen_at", "last_seen_at") overriding system value
select "fingerprint", "source", "message", "address", "status", "user_id", "release", "detail", "count", "first_seen_at", "last_seen_at" from jsonb_populate_recordset(null::"faults", $rows$[
  {"count": 1, "detail": null, "source": "CLIENT", "status": null, "address": null, "message": "lost", "release": "0.1.0", "user_id": "sslae8wr31nt", "fingerprint": "0000000000000000000000000000000000000000000000000000000000000001", "last_seen_at": "2026-11-26T02:06:32.180909+00:00", "first_seen_at": "2026-11-26T02:06:32.180909+00:00"}
]$rows$);

insert into "friend_messages" ("user_id", "message_id", "from_id", "kind", "title_id", "note", "answer", "created_at", "answered_at") overriding system value
select "user_id", "message_id", "from_id", "kind", "title_id", "note", "answer", "created_at", "answered_at" from jsonb_populate_recordset(null::"friend_messages", $rows$[
  {"kind": "RECOMMENDATION", "note": "For rain 1", "answer": null, "from_id": "sslae8wr31nt", "user_id": "qx8lb133dwlw", "title_id": 10201, "created_at": "2026-11-26T02:06:32.186728+00:00", "message_id": "z2n3rltaz08r", "answered_at": null},
  {"kind": "QUESTION", "note": "For rain 1", "answer": null, "from_id": "qx8lb133dwlw", "user_id": "sslae8wr31nt", "title_id": 10001, "created_at": "2026-11-26T02:06:32.191861+00:00", "message_id": "eeyvf1cxi9g8", "answered_at": null}
]$rows$);

insert into "friendships" ("user_id", "friend_id", "state", "since", "known_as") overriding system value
select "user_id", "friend_id", "state", "since", "known_as" from jsonb_populate_recordset(null::"friendships", $rows$[
  {"since": "2026-11-26T02:06:32.18338+00:00", "state": "ACCEPTED", "user_id": "sslae8wr31nt", "known_as": null, "friend_id": "qx8lb133dwlw"},
  {"since": "2026-11-26T02:06:32.183986+00:00", "state": "ACCEPTED", "user_id": "qx8lb133dwlw", "known_as": null, "friend_id": "sslae8wr31nt"}
]$rows$);

insert into "idempotency_keys" ("user_id", "key", "fingerprint", "response", "created_at") overriding system value
select "user_id", "key", "fingerprint", "response", "created_at" from jsonb_populate_recordset(null::"idempotency_keys", $rows$[
  {"key": "life-1-rating", "user_id": "sslae8wr31nt", "response": {"id": "tmkkivy2hyi3", "type": "TV_SHOW", "itemId": 10001, "rating": "LOVE", "userId": "sslae8wr31nt", "progress": {"tv": {"taste": 1, "enough": false, "positive": 1, "likesNeeded": 2, "ratingsNeeded": 5}, "movie": {"taste": 0, "enough": false, "positive": 0, "likesNeeded": 3, "ratingsNeeded": 6}}, "createdAt": "2026-11-26T02:06:32.094Z", "updatedAt": "2026-11-26T02:06:32.094Z", "ratedLocation": "IN_APP", "addedToWatchlist": true}, "created_at": "2026-11-26T02:06:32.094288+00:00", "fingerprint": "b297578d86c02199d1132eec876bb0b663e3c9be643d0fe8bec6c423f6fcdd87"}
]$rows$);

insert into "invite_references" ("reference", "kind", "inviter_id", "watchlist_id", "taken_by", "created_at", "expires_at", "ended_at", "sent_to") overriding system value
select "reference", "kind", "inviter_id", "watchlist_id", "taken_by", "created_at", "expires_at", "ended_at", "sent_to" from jsonb_populate_recordset(null::"invite_references", $rows$[
  {"kind": "LIST", "sent_to": null, "ended_at": null, "taken_by": null, "reference": "CyiByGIRzqgxH5Xx88nMqfqt", "created_at": "2026-11-26T02:06:32.198+00:00", "expires_at": "2026-12-10T02:06:32.198+00:00", "inviter_id": "sslae8wr31nt", "watchlist_id": 11}
]$rows$);

insert into "known_devices" ("user_id", "proof_hash", "known_until") overriding system value
select "user_id", "proof_hash", "known_until" from jsonb_populate_recordset(null::"known_devices", $rows$[
  {"user_id": "sslae8wr31nt", "proof_hash": "21e43a37c6369478a000c8239fe0194da5995fabd2428ef824f5bf18b3f587d2", "known_until": "2027-02-24T02:06:31.947+00:00"}
]$rows$);

insert into "list_activity" ("watchlist_id", "activity_id", "user_id", "what", "item_id", "about_id", "at") overriding system value
select "watchlist_id", "activity_id", "user_id", "what", "item_id", "about_id", "at" from jsonb_populate_recordset(null::"list_activity", $rows$[
  {"at": "2026-11-26T02:06:32.073062+00:00", "what": "item-added", "item_id": 10201, "user_id": "sslae8wr31nt", "about_id": null, "activity_id": 1, "watchlist_id": 2963268285284891}
]$rows$);

insert into "memberships" ("user_id", "watchlist_id", "state", "user_default", "position", "sort", "since") overriding system value
select "user_id", "watchlist_id", "state", "user_default", "position", "sort", "since" from jsonb_populate_recordset(null::"memberships", $rows$[
  {"sort": "CUSTOM", "since": "2026-11-26T02:06:31.88182+00:00", "state": "OWNER", "user_id": "sslae8wr31nt", "position": 0, "user_default": true, "watchlist_id": 3441100070602509},
  {"sort": "CUSTOM", "since": "2026-11-26T02:06:31.974757+00:00", "state": "OWNER", "user_id": "qx8lb133dwlw", "position": 0, "user_default": true, "watchlist_id": 2963268285284891},
  {"sort": "CUSTOM", "since": "2026-11-26T02:06:31.980447+00:00", "state": "OWNER", "user_id": "70bpjw0wgk92", "position": 0, "user_default": true, "watchlist_id": 3372019083091043},
  {"sort": "CUSTOM", "since": "2026-11-26T02:06:31.98467+00:00", "state": "OWNER", "user_id": "0tgnz44qtjza", "position": 0, "user_default": true, "watchlist_id": 1743171148826611},
  {"sort": "CUSTOM", "since": "2026-11-26T02:06:31.99131+00:00", "state": "OWNER", "user_id": "sslae8wr31nt", "position": 1, "user_default": false, "watchlist_id": 11},
  {"sort": "CUSTOM", "since": "2026-11-26T02:06:32.023406+00:00", "state": "OWNER", "user_id": "sslae8wr31nt", "position": 1, "user_default": false, "watchlist_id": 12},
  {"sort": "CUSTOM", "since": "2020-01-01T00:00:00+00:00", "state": "INVITED_SEEN", "user_id": "0tgnz44qtjza", "position": 0, "user_default": false, "watchlist_id": 11},
  {"sort": "CUSTOM", "since": "2024-01-01T00:00:00+00:00", "state": "ACCEPTED", "user_id": "70bpjw0wgk92", "position": 0, "user_default": false, "watchlist_id": 11},
  {"sort": "CUSTOM", "since": "2023-01-01T00:00:00+00:00", "state": "ACCEPTED", "user_id": "qx8lb133dwlw", "position": 0, "user_default": false, "watchlist_id": 11},
  {"sort": "CUSTOM", "since": "2020-01-01T00:00:00+00:00", "state": "INVITED_NEW", "user_id": "0tgnz44qtjza", "position": 0, "user_default": false, "watchlist_id": 12},
  {"sort": "CUSTOM", "since": "2024-01-01T00:00:00+00:00", "state": "ACCEPTED", "user_id": "sslae8wr31nt", "position": 0, "user_default": false, "watchlist_id": 2963268285284891}
]$rows$);

insert into "new_items" ("user_id", "watchlist_id", "item_id") overriding system value
select "user_id", "watchlist_id", "item_id" from jsonb_populate_recordset(null::"new_items", $rows$[
  {"item_id": 10201, "user_id": "qx8lb133dwlw", "watchlist_id": 2963268285284891},
  {"item_id": 10001, "user_id": "sslae8wr31nt", "watchlist_id": 11}
]$rows$);

insert into "pending_emails" ("user_id", "email", "email_key", "created_at") overriding system value
select "user_id", "email", "email_key", "created_at" from jsonb_populate_recordset(null::"pending_emails", $rows$[
  {"email": "later-1@example.org", "user_id": "sslae8wr31nt", "email_key": "later-1@example.org", "created_at": "2026-11-26T02:06:32.157291+00:00"}
]$rows$);

insert into "person_days" ("user_id", "day", "rated") overriding system value
select "user_id", "day", "rated" from jsonb_populate_recordset(null::"person_days", $rows$[
  {"day": "2026-11-26", "rated": 1, "user_id": "sslae8wr31nt"}
]$rows$);

insert into "ratings" ("user_id", "item_id", "rating_id", "kind", "rating", "rated_location", "created_at", "updated_at") overriding system value
select "user_id", "item_id", "rating_id", "kind", "rating", "rated_location", "created_at", "updated_at" from jsonb_populate_recordset(null::"ratings", $rows$[
  {"kind": "tv", "rating": "LOVE", "item_id": 10001, "user_id": "sslae8wr31nt", "rating_id": "tmkkivy2hyi3", "created_at": "2026-11-26T02:06:32.094288+00:00", "updated_at": "2026-11-26T02:06:32.094288+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "LOVE", "item_id": 10002, "user_id": "sslae8wr31nt", "rating_id": "7w99baow53k2", "created_at": "2026-11-26T02:06:32.212319+00:00", "updated_at": "2026-11-26T02:06:32.212319+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "LIKE", "item_id": 10003, "user_id": "sslae8wr31nt", "rating_id": "k2ssxhhe8qff", "created_at": "2026-11-26T02:06:32.222765+00:00", "updated_at": "2026-11-26T02:06:32.222765+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "DISLIKE", "item_id": 10004, "user_id": "sslae8wr31nt", "rating_id": "bbaluosn5sfh", "created_at": "2026-11-26T02:06:32.240605+00:00", "updated_at": "2026-11-26T02:06:32.240605+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "MEH", "item_id": 10005, "user_id": "sslae8wr31nt", "rating_id": "tf4gv3cw2up4", "created_at": "2026-11-26T02:06:32.248333+00:00", "updated_at": "2026-11-26T02:06:32.248333+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "INTERESTED", "item_id": 10006, "user_id": "sslae8wr31nt", "rating_id": "1njgljeq2fzj", "created_at": "2026-11-26T02:06:32.256321+00:00", "updated_at": "2026-11-26T02:06:32.256321+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "NOT_INTERESTED", "item_id": 10007, "user_id": "sslae8wr31nt", "rating_id": "xpdltrn9j96z", "created_at": "2026-11-26T02:06:32.26389+00:00", "updated_at": "2026-11-26T02:06:32.26389+00:00", "rated_location": "IN_APP"},
  {"kind": "tv", "rating": "SKIP", "item_id": 10008, "user_id": "sslae8wr31nt", "rating_id": "o7gb5ol9n1cf", "created_at": "2026-11-26T02:06:32.274846+00:00", "updated_at": "2026-11-26T02:06:32.274846+00:00", "rated_location": "IN_APP"}
]$rows$);

insert into "removed_items" ("watchlist_id", "item_id", "watchlist_item_id", "position", "added_by", "added_at", "new_for", "removed_at") overriding system value
select "watchlist_id", "item_id", "watchlist_item_id", "position", "added_by", "added_at", "new_for", "removed_at" from jsonb_populate_recordset(null::"removed_items", $rows$[
  {"item_id": 10001, "new_for": ["sslae8wr31nt", "70bpjw0wgk92"], "added_at": "2026-11-26T02:06:32.178323+00:00", "added_by": "sslae8wr31nt", "position": 0, "removed_at": "2026-11-26T02:06:32.178323+00:00", "watchlist_id": 2963268285284891, "watchlist_item_id": 1}
]$rows$);

insert into "seen_episodes" ("user_id", "title_id", "season", "episode", "seen_at") overriding system value
select "user_id", "title_id", "season", "episode", "seen_at" from jsonb_populate_recordset(null::"seen_episodes", $rows$[
  {"season": 1, "episode": 1, "seen_at": "2026-11-26T02:06:32.131985+00:00", "user_id": "sslae8wr31nt", "title_id": 10001},
  {"season": 1, "episode": 2, "seen_at": "2026-11-26T02:06:32.131985+00:00", "user_id": "sslae8wr31nt", "title_id": 10001}
]$rows$);

insert into "sign_in_links" ("token_hash", "request_id", "purpose", "email", "email_key", "user_id", "bearer_hash", "device_label", "matching_code", "mail", "created_at", "expires_at", "redeemed_at", "redeemed_by", "approval", "approved_at", "collected_at") overriding system value
select "token_hash", "request_id", "purpose", "email", "email_key", "user_id", "bearer_hash", "device_label", "matching_code", "mail", "created_at", "expires_at", "redeemed_at", "redeemed_by", "approval", "approved_at", "collected_at" from jsonb_populate_recordset(null::"sign_in_links", $rows$[
  {"mail": "SENT", "email": "life-1@example.org", "purpose": "SIGN_IN", "user_id": "sslae8wr31nt", "approval": "NONE", "email_key": "life-1@example.org", "created_at": "2026-11-26T02:06:31.929+00:00", "expires_at": "2026-11-26T02:21:31.929+00:00", "request_id": "16kqsd0r545y", "token_hash": "0ba9697ecd7dd9e60b7e0889ec4b6e75198016ff0d00fdac94639d9634f27378", "approved_at": null, "bearer_hash": "8c76a1c3699b09bb3337ebc15e98ee9b86966170d1b82b637215819d9a693b8f", "redeemed_at": "2026-11-26T02:06:31.947+00:00", "redeemed_by": "sslae8wr31nt", "collected_at": null, "device_label": "Unknown device", "matching_code": "91"}
]$rows$);

insert into "user_profiles" ("user_id", "profile_name", "profile_image", "display_name", "phone_number", "genres", "updated_at") overriding system value
select "user_id", "profile_name", "profile_image", "display_name", "phone_number", "genres", "updated_at" from jsonb_populate_recordset(null::"user_profiles", $rows$[
  {"genres": ["Drama", "Crime"], "user_id": "sslae8wr31nt", "updated_at": "2026-11-26T02:06:32.0585+00:00", "display_name": null, "phone_number": "+49301000001", "profile_name": "Ann 1", "profile_image": "/ann.jpg"},
  {"genres": [], "user_id": "qx8lb133dwlw", "updated_at": "2026-11-26T02:06:32.065316+00:00", "display_name": null, "phone_number": null, "profile_name": "=Bob", "profile_image": null}
]$rows$);

insert into "user_providers" ("user_id", "provider_id", "extras", "add_remove_type", "added_at") overriding system value
select "user_id", "provider_id", "extras", "add_remove_type", "added_at" from jsonb_populate_recordset(null::"user_providers", $rows$[
  {"extras": {"plan": "basic"}, "user_id": "sslae8wr31nt", "added_at": "2026-11-26T02:06:32.118704+00:00", "provider_id": 1, "add_remove_type": "EXPLICIT"}
]$rows$);

insert into "user_settings" ("user_id", "features_updates_notifications_enabled", "implicit_watchlist_add_enabled", "recommendations_notifications_enabled", "reminders_notifications_enabled", "share_ratings_with_friends_enabled", "region") overriding system value
select "user_id", "features_updates_notifications_enabled", "implicit_watchlist_add_enabled", "recommendations_notifications_enabled", "reminders_notifications_enabled", "share_ratings_with_friends_enabled", "region" from jsonb_populate_recordset(null::"user_settings", $rows$[
  {"region": null, "user_id": "sslae8wr31nt", "implicit_watchlist_add_enabled": true, "reminders_notifications_enabled": true, "share_ratings_with_friends_enabled": true, "recommendations_notifications_enabled": true, "features_updates_notifications_enabled": true},
  {"region": null, "user_id": "qx8lb133dwlw", "implicit_watchlist_add_enabled": true, "reminders_notifications_enabled": true, "share_ratings_with_friends_enabled": true, "recommendations_notifications_enabled": true, "features_updates_notifications_enabled": true},
  {"region": null, "user_id": "70bpjw0wgk92", "implicit_watchlist_add_enabled": true, "reminders_notifications_enabled": true, "share_ratings_with_friends_enabled": true, "recommendations_notifications_enabled": true, "features_updates_notifications_enabled": true},
  {"region": null, "user_id": "0tgnz44qtjza", "implicit_watchlist_add_enabled": true, "reminders_notifications_enabled": true, "share_ratings_with_friends_enabled": true, "recommendations_notifications_enabled": true, "features_updates_notifications_enabled": true}
]$rows$);

insert into "users" ("user_id", "created_at", "life_cycle", "roles", "canned", "first_name", "last_name", "profile_settings", "login_count", "last_session_at", "ratings_version", "locked_at", "admin_by_email", "uncounted") overriding system value
select "user_id", "created_at", "life_cycle", "roles", "canned", "first_name", "last_name", "profile_settings", "login_count", "last_session_at", "ratings_version", "locked_at", "admin_by_email", "uncounted" from jsonb_populate_recordset(null::"users", $rows$[
  {"roles": [], "canned": false, "user_id": "qx8lb133dwlw", "last_name": null, "locked_at": null, "uncounted": false, "created_at": "2026-11-26T02:06:31.974757+00:00", "first_name": null, "life_cycle": "ANONYMOUS", "login_count": 0, "admin_by_email": false, "last_session_at": null, "ratings_version": 0, "profile_settings": {}},
  {"roles": [], "canned": false, "user_id": "70bpjw0wgk92", "last_name": null, "locked_at": null, "uncounted": false, "created_at": "2026-11-26T02:06:31.980447+00:00", "first_name": null, "life_cycle": "ANONYMOUS", "login_count": 0, "admin_by_email": false, "last_session_at": null, "ratings_version": 0, "profile_settings": {}},
  {"roles": [], "canned": false, "user_id": "0tgnz44qtjza", "last_name": null, "locked_at": null, "uncounted": false, "created_at": "2026-11-26T02:06:31.98467+00:00", "first_name": null, "life_cycle": "ANONYMOUS", "login_count": 0, "admin_by_email": false, "last_session_at": null, "ratings_version": 0, "profile_settings": {}},
  {"roles": ["ROLE_USER"], "canned": false, "user_id": "sslae8wr31nt", "last_name": null, "locked_at": null, "uncounted": true, "created_at": "2026-11-26T02:06:31.88182+00:00", "first_name": "Anna 1", "life_cycle": "REGISTERED", "login_count": 1, "admin_by_email": false, "last_session_at": "2026-11-26T02:06:32.152107+00:00", "ratings_version": 8, "profile_settings": {"note": "setting-1"}}
]$rows$);

insert into "watchlist_items" ("watchlist_id", "item_id", "watchlist_item_id", "kind", "position", "added_by", "added_at", "implicit") overriding system value
select "watchlist_id", "item_id", "watchlist_item_id", "kind", "position", "added_by", "added_at", "implicit" from jsonb_populate_recordset(null::"watchlist_items", $rows$[
  {"kind": "tv", "item_id": 10001, "added_at": "2026-11-26T02:06:31.996124+00:00", "added_by": "sslae8wr31nt", "implicit": false, "position": 0, "watchlist_id": 11, "watchlist_item_id": 7626424617596385},
  {"kind": "tv", "item_id": 10001, "added_at": "2026-11-26T02:06:32.026593+00:00", "added_by": "sslae8wr31nt", "implicit": false, "position": 0, "watchlist_id": 12, "watchlist_item_id": 6873569202381321},
  {"kind": "movie", "item_id": 10201, "added_at": "2026-11-26T02:06:32.073062+00:00", "added_by": "sslae8wr31nt", "implicit": false, "position": 0, "watchlist_id": 2963268285284891, "watchlist_item_id": 3123439260473252},
  {"kind": "tv", "item_id": 10001, "added_at": "2026-11-26T02:06:32.094288+00:00", "added_by": "sslae8wr31nt", "implicit": true, "position": 0, "watchlist_id": 3441100070602509, "watchlist_item_id": 875833377687093},
  {"kind": "tv", "item_id": 10002, "added_at": "2026-11-26T02:06:32.212319+00:00", "added_by": "sslae8wr31nt", "implicit": true, "position": -1024, "watchlist_id": 3441100070602509, "watchlist_item_id": 6923233703552788},
  {"kind": "tv", "item_id": 10003, "added_at": "2026-11-26T02:06:32.222765+00:00", "added_by": "sslae8wr31nt", "implicit": true, "position": -2048, "watchlist_id": 3441100070602509, "watchlist_item_id": 2915074947150411}
]$rows$);

insert into "watchlists" ("watchlist_id", "owner_id", "name", "hex_code", "status", "created_at") overriding system value
select "watchlist_id", "owner_id", "name", "hex_code", "status", "created_at" from jsonb_populate_recordset(null::"watchlists", $rows$[
  {"name": "My watchlist", "status": "ACTIVE", "hex_code": "#85807a", "owner_id": "sslae8wr31nt", "created_at": "2026-11-26T02:06:31.88182+00:00", "watchlist_id": 3441100070602509},
  {"name": "My watchlist", "status": "ACTIVE", "hex_code": "#85807a", "owner_id": "qx8lb133dwlw", "created_at": "2026-11-26T02:06:31.974757+00:00", "watchlist_id": 2963268285284891},
  {"name": "My watchlist", "status": "ACTIVE", "hex_code": "#85807a", "owner_id": "70bpjw0wgk92", "created_at": "2026-11-26T02:06:31.980447+00:00", "watchlist_id": 3372019083091043},
  {"name": "My watchlist", "status": "ACTIVE", "hex_code": "#85807a", "owner_id": "0tgnz44qtjza", "created_at": "2026-11-26T02:06:31.98467+00:00", "watchlist_id": 1743171148826611},
  {"name": "Shared list 1", "status": "ACTIVE", "hex_code": "#112233", "owner_id": "sslae8wr31nt", "created_at": "2026-11-26T02:06:31.990547+00:00", "watchlist_id": 11},
  {"name": "Lone list 1", "status": "ACTIVE", "hex_code": "#112233", "owner_id": "sslae8wr31nt", "created_at": "2026-11-26T02:06:32.020966+00:00", "watchlist_id": 12}
]$rows$);

select setval('"list_activity_activity_id_seq"', 1);
select setval('"events_event_id_seq"', 1);
select setval('"admin_acts_act_id_seq"', 2);
