-- What the checks found, and what moderators made of it. [M05, P57]
create table ad_review (
  ad_id bigint primary key references ad (id) on delete cascade,
  risk smallint not null default 0 check (risk between 0 and 100),
  reasons text[] not null default '{}',
  duplicate_of bigint references ad (id) on delete set null,
  waiting_since timestamptz, -- null: nobody has to decide
  question text not null default '', -- asked and not answered by an edit
  reason text not null default '', -- of the last decision, for the seller
  due boolean not null default false, -- it was edited while it was paused: the checks come when it is activated
  decided_by bigint references users (id) on delete set null,
  decided_at timestamptz,
  -- Why a moderator refused an ad, as words of `rejectionReasons` in domain-rules: each seller reads them in the own
  -- language; `reason` holds what was written beside them. [M05, P57]
  refused_for text[] not null default '{}',
  -- What a seller answered to a moderator: the question, and what the ad said when it was asked, until the next
  -- decision. [J139, P57]
  answered text not null default '', -- the question that an edit answered
  answered_at timestamptz,
  asked_fields jsonb, -- what the form of the ad held when its seller was asked
  -- Sellers pay to be looked at first: the credits are reserved until a moderator has decided, or too much time has
  -- passed. [J32, M05]
  priority_id text, -- of the transfer that reserves them; null: nobody paid, or it was decided
  priority_until timestamptz, -- from then on the ad waits as all others
  check ((priority_id is null) = (priority_until is null))
);

create index ad_review_queue on ad_review (risk desc, waiting_since) where waiting_since is not null;

-- Who looks at which case of the queue of moderators, and what they decided: so that two never take the same one, and a
-- slip can be undone. [M05, P57]

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
  undone_at timestamptz,
  -- Statements of reasons, appeals against decisions, and suspensions with an end. [P60, J41]
  found text[] not null default '{}', -- what automatic checks had found of the ad
  automatic boolean not null default false -- no person decided
);

create index ad_decision_ad on ad_decision (ad_id, id desc);
create index ad_decision_untold on ad_decision (decided_at) where told_at is null and undone_at is null;
create index ad_decision_at on ad_decision (decided_at);

-- What no ad says, who opens no account, and from where; and ready answers of moderators. [P58, P57]

-- Words of ads, addresses of mail and networks. No patterns: a ban says exactly what it hits.
create table ban (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('word', 'email', 'network')),
  -- a word or phrase, folded as `fold` of domain-rules does; an address, or a domain after its @; a network
  value text not null check (value <> '' and value = lower(value)),
  network cidr, -- the same as the value, of networks
  note text not null default '', -- why, for other moderators
  added_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, value),
  check ((kind = 'network') = (network is not null))
);

-- Texts that moderators send again and again, each in all languages: who is told reads the own one.
create table answer_template (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ad', 'user')), -- of decisions about ads, or about accounts
  name text not null check (name <> ''), -- as moderators call it
  texts jsonb not null, -- by language
  version integer not null default 1, -- counts its changes
  updated_at timestamptz not null default now(),
  unique (kind, name)
);

-- Each decision about an account.
create table user_decision (
  id bigint generated always as identity primary key,
  user_id bigint references users (id) on delete set null, -- null: the account is gone; its decisions are still counted
  decided_by bigint references users (id) on delete set null,
  decided_at timestamptz not null,
  old_status smallint not null,
  status smallint not null check (status in (1, 2, 3)),
  code text, -- why, as a word of `accountReasons` in domain-rules; null: it was lifted
  reason text not null default '', -- in words, as the owner reads them
  was_reported boolean not null default false, -- other users had reported it
  automatic boolean not null default false, -- no person decided: a suspension ended
  until timestamptz, -- of a suspension; null: without an end
  check ((status = 1) = (code is null)),
  check (until is null or status = 2)
);

create index user_decision_user on user_decision (user_id, id desc);
create index user_decision_at on user_decision (decided_at);

-- One appeal against a decision.
create table appeal (
  id bigint generated always as identity primary key,
  ad_decision_id bigint unique references ad_decision (id) on delete cascade,
  user_decision_id bigint unique references user_decision (id) on delete cascade,
  user_id bigint references users (id) on delete set null, -- whose ad or account it is
  text text not null check (text <> ''),
  made_at timestamptz not null,
  decided_by bigint references users (id) on delete set null,
  decided_at timestamptz, -- null: it waits
  won boolean,
  answer text not null default '', -- in words, as the person reads them
  check (num_nonnulls(ad_decision_id, user_decision_id) = 1),
  check ((decided_at is null) = (won is null))
);

create index appeal_waiting on appeal (made_at) where decided_at is null;
create index appeal_user on appeal (user_id, id desc);
create index appeal_made_at on appeal (made_at);

-- A report without its ad, its words and its reporter: what the public numbers count.
create table report_count (
  id bigint generated always as identity primary key,
  reason text not null,
  at timestamptz not null,
  decided_at timestamptz, -- null: it waits, or the ad went by itself
  acted boolean, -- whether the ad was removed for it, or its seller asked
  check ((decided_at is null) = (acted is null))
);

create index report_count_at on report_count (at);

insert into ban (kind, value) values
  ('word', 'western union'), ('word', 'moneygram'), ('word', 'uplata unapred'), ('word', 'uplatite unapred'),
  ('word', 'kurirska uplata'), ('word', 'bitcoin'), ('word', 'kripto'), ('word', 'paysafecard'),
  ('word', 'bez papira'), ('word', 'ukraden'), ('word', 'ukradena'), ('word', 'premotana kilometraza'),
  ('word', 'vracena kilometraza'), ('word', 'falsifikovan'), ('word', 'advance payment'), ('word', 'pay in advance'),
  ('word', 'stolen'), ('word', 'no papers'), ('word', 'vorkasse');

-- Once per person and ad: an account, or a keyed hash of the network of a visitor. [P57]
create table ad_report (
  ad_id bigint not null references ad (id) on delete cascade,
  reporter bytea not null check (octet_length(reporter) = 32),
  reason text not null check (reason in ('sold', 'wrong-data', 'fraud', 'duplicate', 'offensive', 'other')),
  text text not null default '',
  at timestamptz not null default now(),
  -- Who reported an ad while signed in is told what became of it; and reports are counted after they are forgotten.
  -- [P57, N14]
  reporter_id bigint references users (id) on delete set null, -- null: a visitor
  decided_at timestamptz, -- null: it waits
  count_id bigint unique references report_count (id),
  primary key (ad_id, reporter)
);

create index ad_report_at on ad_report (at);
create index ad_report_open on ad_report (ad_id) where decided_at is null;
create index ad_report_reporter on ad_report (reporter_id) where reporter_id is not null;
