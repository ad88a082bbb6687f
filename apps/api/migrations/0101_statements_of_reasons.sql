-- Statements of reasons, appeals against decisions, and suspensions with an end. [P60, J41]

alter table ad_decision add column found text[] not null default '{}'; -- what automatic checks had found of the ad
alter table ad_decision add column automatic boolean not null default false; -- no person decided

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

-- Counts only while the account is suspended; null: without an end.
alter table users add column suspended_until timestamptz;
create index users_suspended_until on users (suspended_until) where status = 2 and suspended_until is not null;

-- Suspensions and bans from before can be appealed against, too.
insert into user_decision (user_id, decided_at, old_status, status, code, reason)
select id, now(), 1, status, 'other', status_reason from users where status in (2, 3);

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
