-- Functions may name tables of later files.
set local check_function_bodies = off;

-- Money: an append-only ledger by double entry. Every transfer names the account that gives and the one that takes;
-- both are of one unit, so that the sum of all accounts of a unit is zero. [M44]
create table ledger_account (
  id bigint generated always as identity primary key,
  user_id bigint references users (id), -- null: an account of ours
  name text not null check (name in ('user', 'bank', 'revenue', 'bonus', 'refunds', 'expiry')),
  unit text not null check (unit in ('credit', 'point', 'RSD', 'EUR')), -- money in para and cent
  posted bigint not null default 0 check (abs(posted) < 9007199254740992), -- what came less what went
  reserved bigint not null default 0 check (reserved >= 0), -- of it, what waits for a decision
  version bigint not null default 0,
  created_at timestamptz not null default now(),
  check ((user_id is null) = (name <> 'user')),
  -- nobody can spend what is not there; our own accounts may owe
  constraint ledger_not_enough check (user_id is null or posted >= reserved),
  unique nulls not distinct (user_id, name, unit),
  unique (id, unit)
);

insert into ledger_account (name, unit)
select name, unit
from unnest(array['bank', 'revenue', 'bonus', 'refunds', 'expiry']) name, unnest(array['credit', 'point', 'RSD', 'EUR']) unit;

create table ledger_transfer (
  seq bigint generated always as identity primary key,
  id text not null unique check (id ~ '^[!-~]{1,255}$'), -- chosen by the caller: the same id moves nothing twice
  phase text not null check (phase in ('posted', 'reserved', 'settled', 'voided')),
  unit text not null,
  gives bigint not null,
  takes bigint not null,
  amount bigint not null check (amount between 1 and 1000000000000),
  kind text not null check (kind ~ '^[a-z-]{1,30}$'),
  facts jsonb not null default '{}', -- what it was for: ad, product, order
  reason text not null default '', -- of a correction
  actor_id bigint, -- who did it where it was not the owner or the product itself
  pending_id bigint unique references ledger_transfer (seq), -- what is settled or voided; once
  expires_at timestamptz, -- of what is reserved: from then on it cannot be settled
  gives_left bigint, -- what an account of a user could spend afterwards
  takes_left bigint,
  created_at timestamptz not null,
  check (gives <> takes),
  check ((pending_id is not null) = (phase in ('settled', 'voided'))),
  check ((expires_at is not null) = (phase = 'reserved')),
  foreign key (gives, unit) references ledger_account (id, unit),
  foreign key (takes, unit) references ledger_account (id, unit)
);

create index ledger_transfer_gives on ledger_transfer (gives, seq);
create index ledger_transfer_takes on ledger_transfer (takes, seq);
create index ledger_transfer_reserved on ledger_transfer (gives, expires_at) where phase = 'reserved';
create index ledger_account_reserving on ledger_account (id) where reserved > 0;

-- What happened stays.
create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: write another transfer.' using errcode = 'LE004';
end $$;

create trigger ledger_transfer_stays before update or delete or truncate on ledger_transfer
  for each statement execute function ledger_stays();

create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function ledger_stays();

-- Balances change by transfers only, which count the version.
create trigger ledger_account_moves before update on ledger_account for each row
  when (new.version <> old.version + 1 or new.id <> old.id or new.unit <> old.unit or new.user_id is distinct from old.user_id)
  execute function ledger_stays();

-- The accounts that a transfer changes: what is reserved or voided does not reach the taker.
create function ledger_changed(moved ledger_transfer) returns bigint[] language sql immutable as $$
  select case when moved.phase in ('posted', 'settled') then array[moved.gives, moved.takes] else array[moved.gives] end
$$;

-- What a transfer changes: of accounts of users at once, of ours when the transaction ends.
create function ledger_apply(moved ledger_transfer, of_users boolean) returns void language sql as $$
  update ledger_account set
    posted = posted + case
      when moved.phase not in ('posted', 'settled') then 0
      when id = moved.takes then moved.amount
      else -moved.amount
    end,
    reserved = reserved + case
      when id = moved.takes then 0
      when moved.phase = 'reserved' then moved.amount
      when moved.phase in ('settled', 'voided') then -moved.amount
      else 0
    end,
    version = version + 1
  where id = any (ledger_changed(moved)) and (user_id is not null) = of_users
$$;

-- Our accounts take part in every transfer: were they locked earlier, all of them would wait for each other, and two
-- transactions with several transfers could wait in a circle.
create function ledger_apply_ours() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger', 1));
  perform ledger_apply(new, false);
  return null;
end $$;

create constraint trigger ledger_ours after insert on ledger_transfer deferrable initially deferred
  for each row execute function ledger_apply_ours();

-- The account of a user in a unit; made where there is none yet.
create function ledger_account_of(owner bigint, wanted text) returns bigint language plpgsql as $$
declare found_id bigint;
begin
  select id into found_id from ledger_account where user_id = owner and unit = wanted;
  if found_id is null then
    insert into ledger_account (user_id, name, unit) values (owner, 'user', wanted) on conflict do nothing;
    select id into found_id from ledger_account where user_id = owner and unit = wanted;
  end if;
  return found_id;
end $$;

-- One of our own accounts.
create function ledger_ours(wanted_name text, wanted_unit text) returns bigint language sql stable as $$
  select id from ledger_account where user_id is null and name = wanted_name and unit = wanted_unit
$$;

-- Writes one transfer. The same id with the same content answers with what was written the first time; with another
-- content it fails (LE002). Too little is refused with what is missing in the detail (LE001).
create function ledger_write(moved ledger_transfer) returns ledger_transfer language plpgsql as $$
declare
  before ledger_transfer;
  spendable bigint;
  waiting text;
begin
  -- In one order, so that there is no deadlock. A line about another account does not wait for this one.
  perform from ledger_account where id = any (ledger_changed(moved)) and user_id is not null order by id for no key update;
  perform pg_advisory_xact_lock(hashtextextended(moved.id, 0));
  select * into before from ledger_transfer where id = moved.id;
  if found then
    if (before.phase, before.gives, before.takes, before.amount, before.kind, before.pending_id)
      is distinct from (moved.phase, moved.gives, moved.takes, moved.amount, moved.kind, moved.pending_id) then
      raise exception 'Another transfer has the id %.', moved.id using errcode = 'LE002';
    end if;
    return before;
  end if;
  if moved.phase in ('posted', 'reserved') then
    -- what was reserved too long ago is there again, whether or not it was said yet
    for waiting in
      select open.id from ledger_transfer open join ledger_account account on account.id = gives
      where gives = moved.gives and user_id is not null and phase = 'reserved' and expires_at <= moved.created_at
        and not exists (select from ledger_transfer done where done.pending_id = open.seq)
      order by seq
    loop
      perform ledger_void(waiting, moved.created_at);
    end loop;
    select posted - reserved into spendable from ledger_account where id = moved.gives and user_id is not null;
    if spendable < moved.amount then
      raise exception 'There is not enough in the account.'
        using errcode = 'LE001', detail = (moved.amount - spendable)::text;
    end if;
  end if;
  perform ledger_apply(moved, true);
  select posted - reserved into moved.gives_left from ledger_account where id = moved.gives and user_id is not null;
  select posted - reserved into moved.takes_left from ledger_account where id = moved.takes and user_id is not null;
  insert into ledger_transfer (
    id, phase, unit, gives, takes, amount, kind, facts, reason, actor_id, pending_id, expires_at, gives_left, takes_left, created_at)
  values (
    moved.id, moved.phase, moved.unit, moved.gives, moved.takes, moved.amount, moved.kind, coalesce(moved.facts, '{}'),
    coalesce(moved.reason, ''), moved.actor_id, moved.pending_id, moved.expires_at, moved.gives_left, moved.takes_left,
    moved.created_at)
  returning * into moved;
  return moved;
end $$;

-- Moves an amount at once; with `until`, reserves it: it is gone for its owner and nobody has it, until it is settled
-- or voided.
create function ledger_post(
  key text, giver bigint, taker bigint, sum bigint, what text, about jsonb default '{}', why text default '', actor bigint default null,
  until timestamptz default null, moment timestamptz default now()
) returns ledger_transfer language plpgsql as $$
declare moved ledger_transfer;
begin
  moved.id := key;
  moved.phase := case when until is null then 'posted' else 'reserved' end;
  moved.gives := giver;
  moved.takes := taker;
  moved.amount := sum;
  moved.kind := what;
  moved.facts := about;
  moved.reason := why;
  moved.actor_id := actor;
  moved.expires_at := until;
  moved.created_at := moment;
  select unit into moved.unit from ledger_account where id = giver;
  return ledger_write(moved);
end $$;

-- Ends what was reserved, once. The other end, or none in time, is refused (LE003).
create function ledger_resolve(key text, outcome text, moment timestamptz) returns ledger_transfer language plpgsql as $$
declare
  pending ledger_transfer;
  done ledger_transfer;
begin
  select * into pending from ledger_transfer where id = key and phase = 'reserved';
  if not found then
    raise exception 'Nothing is reserved as %.', key using errcode = 'LE003';
  end if;
  -- settling and voiding the same one come one after the other
  perform from ledger_account
  where id in (pending.gives, case outcome when 'settled' then pending.takes end) and user_id is not null
  order by id for no key update;
  perform pg_advisory_xact_lock(hashtextextended(key, 2));
  select * into done from ledger_transfer where pending_id = pending.seq;
  if found then
    if done.phase <> outcome then
      raise exception 'The transfer % was % already.', key, done.phase using errcode = 'LE003';
    end if;
    return done;
  end if;
  if outcome = 'settled' and pending.expires_at <= moment then
    raise exception 'The time of the transfer % is over.', key using errcode = 'LE003';
  end if;
  pending.pending_id := pending.seq;
  pending.id := key || ':' || outcome;
  pending.phase := outcome;
  pending.expires_at := null;
  pending.gives_left := null;
  pending.takes_left := null;
  pending.created_at := moment;
  return ledger_write(pending);
end $$;

create function ledger_settle(key text, moment timestamptz default now()) returns ledger_transfer language sql as $$
  select ledger_resolve(key, 'settled', moment)
$$;

create function ledger_void(key text, moment timestamptz default now()) returns ledger_transfer language sql as $$
  select ledger_resolve(key, 'voided', moment)
$$;

-- What was reserved too long ago, the oldest first. Void each in a transaction of its own: several at once could wait
-- in a circle.
create function ledger_overdue(moment timestamptz, most integer) returns setof text language sql stable as $$
  select open.id from ledger_account account join ledger_transfer open on open.gives = account.id
  where account.reserved > 0 and open.phase = 'reserved' and open.expires_at <= moment
    and not exists (select from ledger_transfer done where done.pending_id = open.seq)
  order by open.seq limit most
$$;

-- What somebody can spend. [J27]
create function balance_of(owner bigint, wanted text) returns bigint language sql stable as $$
  select coalesce((select posted - reserved from ledger_account where user_id = owner and unit = wanted), 0)
$$;

-- What points of the loyalty programme were given for: each deed once. The points themselves are movements of the
-- ledger. [M18]
create table loyalty_deed (
  id text primary key check (id ~ '^(ad|phone|sold|payment):[0-9]+$'), -- of the ad, the account or the order
  user_id bigint not null references users (id),
  kind text not null check (kind in ('ad', 'phone', 'sold', 'payment')),
  -- of a phone: what is made of its number with a key of ours; the same number gives points to one account only
  proof bytea unique,
  points integer not null check (points > 0),
  given_at timestamptz not null,
  -- The ad was removed by us, or the payment was given back: the points no longer count, and are taken as far as they
  -- are there.
  withdrawn_at timestamptz,
  taken integer not null default 0 check (taken between 0 and points), -- the rest is taken from the next points
  rounds smallint not null default 0, -- how often it was withdrawn and counts again
  -- A payment that was given back in part keeps some of its points; the others are taken, and where they were spent
  -- they are owed. [M18]
  kept integer not null default 0,
  check (withdrawn_at is not null or taken = 0),
  check (kept = 0 or withdrawn_at is not null),
  check (kept >= 0 and taken + kept <= points)
);

create index loyalty_deed_user on loyalty_deed (user_id, kind, given_at);
create index loyalty_deed_owed on loyalty_deed (user_id, id) where withdrawn_at is not null and taken + kept < points;
