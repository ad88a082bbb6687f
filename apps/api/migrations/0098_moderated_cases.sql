-- Who looks at which case of the queue of moderators, and what they decided: so that two never take the same one, and a slip can be
-- undone. [M05, P57]

-- A case is looked at by one moderator at a time, for minutes. The row stays for the count of its skips.
create table review_claim (
  kind text not null check (kind ~ '^[a-z-]+$'), -- of the case, such as ad
  subject text not null, -- which case of that kind: the number of the ad
  claimed_by bigint references users (id) on delete set null,
  claimed_until timestamptz,
  skips integer not null default 0, -- how often somebody looked and left it to others
  changed_at timestamptz not null default now(),
  primary key (kind, subject),
  check (claimed_by is null or claimed_until is not null)
);
create index review_claim_by on review_claim (claimed_by) where claimed_by is not null;

-- Each decision about an ad. What an undo needs is forgotten when nobody can undo it any more.
create table ad_decision (
  id bigint generated always as identity primary key,
  ad_id bigint references ad (id) on delete set null, -- null: the ad is gone; its decisions are still counted
  decided_by bigint references users (id) on delete set null,
  decided_at timestamptz not null,
  old_status smallint not null,
  status smallint not null,
  reasons text[] not null default '{}',
  reason text not null default '', -- in words, as the seller reads them
  waiting_since timestamptz, -- null: it did not wait
  was_reported boolean not null default false, -- visitors had reported it since the decision before
  before jsonb, -- the ad and its review as they were; null: it cannot be undone any more
  ad_version timestamptz, -- the ad as the decision left it: one that was changed since is not undone
  told_at timestamptz, -- its seller was told; null: not yet, or it was undone first
  undone_at timestamptz
);
create index ad_decision_ad on ad_decision (ad_id, id desc);
create index ad_decision_untold on ad_decision (decided_at) where told_at is null and undone_at is null;
create index ad_decision_at on ad_decision (decided_at);
