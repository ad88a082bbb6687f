-- A seller places an ad: drafts, the ways between the states of an ad, and what moderators decide.

-- What was typed and not published yet. [P35]
create table ad_draft (
  id uuid primary key, -- made by the client
  user_id bigint not null references users (id) on delete cascade,
  version integer not null default 1 check (version > 0), -- counts its savings
  category_id integer references category (id),
  fields jsonb not null default '{}', -- texts by the name of the control, as they were typed
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ad_draft_user on ad_draft (user_id, updated_at desc);
create index ad_draft_updated on ad_draft (updated_at);

alter table ad add column client_id uuid; -- of the draft: the same thing sent twice is one ad
alter table ad add column author_id bigint references users (id) on delete set null; -- who published it, for an own account or a company
alter table ad add column contact_phone text; -- null: that of the account; never in a public reply before it is asked for [M53]
create unique index ad_client on ad (client_id) where client_id is not null;

-- Where an ad may go from each state, as domain-rules has it: a test compares the two. [M02]
create table ad_transition (
  old_status smallint not null,
  status smallint not null,
  primary key (old_status, status)
);
insert into ad_transition values
  (0, 1), (0, 8),
  (1, 1), (1, 2), (1, 3), (1, 7), (1, 8),
  (2, 1), (2, 4), (2, 5), (2, 6), (2, 7), (2, 8),
  (3, 1), (3, 8),
  (4, 2), (4, 5), (4, 6), (4, 7), (4, 8),
  (5, 1), (5, 2), (5, 7), (5, 8),
  (6, 2), (6, 8),
  (7, 2), (7, 8);

create function refuse_wrong_transition() returns trigger language plpgsql as $$
begin
  if not exists (select from ad_transition where old_status = old.status and status = new.status) then
    raise exception 'ad % cannot go from state % to %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'ad_transition', table = 'ad';
  end if;
  return new;
end $$;
create trigger ad_transition before update of status on ad
  for each row when (old.status is distinct from new.status) execute function refuse_wrong_transition();

-- Every change of a state stands in the history, with who did it: `volan.actor` of the transaction, none for the server.
alter table ad_event drop constraint ad_event_type_check;
alter table ad_event add constraint ad_event_type_check
  check (type in ('price', 'edited', 'relisted', 'ended', 'status', 'renewed', 'confirmed'));
alter table ad_event add column old_status smallint;
alter table ad_event add column status smallint;
alter table ad_event add column actor_id bigint; -- outlives its account: the history is never changed

create function keep_ad_states() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into ad_event (ad_id, type, old_status, status, actor_id)
    select n.id, 'status', o.status, n.status, nullif(current_setting('volan.actor', true), '')::bigint
    from new_rows n join old_rows o on o.id = n.id
    where n.status <> o.status;
  return null;
end $$;
create trigger ad_state after update on ad referencing new table as new_rows old table as old_rows
  for each statement execute function keep_ad_states();

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
  decided_at timestamptz
);
create index ad_review_queue on ad_review (risk desc, waiting_since) where waiting_since is not null;

-- Words and phrases that no ad holds, folded as `fold` of domain-rules does. [P58]
create table banned_word (
  word text primary key check (word <> '' and word = lower(word)),
  created_at timestamptz not null default now()
);
insert into banned_word (word) values
  ('western union'), ('moneygram'), ('uplata unapred'), ('uplatite unapred'), ('kurirska uplata'), ('bitcoin'), ('kripto'),
  ('paysafecard'), ('bez papira'), ('ukraden'), ('ukradena'), ('premotana kilometraza'), ('vracena kilometraza'),
  ('falsifikovan'), ('advance payment'), ('pay in advance'), ('stolen'), ('no papers'), ('vorkasse');
create index ad_fingerprint on ad (brand_id, model_id, year) where status in (1, 2, 4);
