-- Data of companies that moderators look at: new ones, and changes of public ones. [M12, P55]

alter table company
  add column lat double precision check (lat between -90 and 90), -- the point that the company set; null: that of its town
  add column lng double precision check (lng between -180 and 180),
  add column hours_exceptions jsonb not null default '[]', -- of {"from", "to", "hours"}, by their first day
  add column updated_at timestamptz not null default now(),
  add check ((lat is null) = (lng is null));

-- Every change of a company moves `updated_at` on, also a second one in the same transaction: a decision and its undo
-- compare it.
create function touch_company() returns trigger language plpgsql as $$
begin
  new.updated_at = greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end $$;

create trigger company_touched before update on company for each row execute function touch_company();

-- Ads name their company.
create trigger company_name_changed after update of name on company for each row
  when (new.name <> old.name) execute function note_company_phones();

alter table users add column verified_until timestamptz; -- when "verified" lapses; null: it does not
create index users_verified_until on users (verified_until) where verified_until is not null;

create table company_review (
  company_id bigint primary key references company (id) on delete cascade,
  changes jsonb, -- changed data of a public company that wait or were refused; null: none
  waiting_since timestamptz, -- null: nobody has to decide
  question text not null default '', -- asked and not answered
  answered text not null default '', -- the question that was answered
  answer text not null default '',
  answered_at timestamptz,
  refused_for text[] not null default '{}', -- as words of `companyReasons` in domain-rules
  reason text not null default '', -- of a refusal, in words
  decided_by bigint references users (id) on delete set null,
  decided_at timestamptz,
  check ((answered_at is null) = (answered = ''))
);

create index company_review_queue on company_review (waiting_since) where waiting_since is not null;

-- Companies that registered before there was a review wait too.
insert into company_review (company_id, waiting_since) select id, created_at from company where status = 0;

-- Documents that prove who a company is: read by its owners and by moderators, deleted some time after the decision.
create table company_document (
  id uuid primary key default gen_random_uuid(),
  company_id bigint not null references company (id) on delete cascade,
  kind text not null check (kind in ('picture', 'pdf')),
  name text not null,
  object_key text not null unique,
  bytes integer not null check (bytes > 0),
  at timestamptz not null default now()
);

create index company_document_company on company_document (company_id, at);

-- One table holds the decisions about ads and about companies, whose status is that of an ad: 1 asked, 2 approved,
-- 3 refused.
alter table ad_decision
  add column kind text not null default 'ad' check (kind in ('ad', 'company')),
  add column company_id bigint references company (id) on delete set null, -- null: an ad, or the company is gone
  add check (kind = 'company' or company_id is null),
  add check (kind = 'ad' or ad_id is null);

create index ad_decision_company on ad_decision (company_id, id desc) where company_id is not null;

alter table answer_template drop constraint answer_template_kind_check,
  add constraint answer_template_kind_check check (kind in ('ad', 'user', 'company'));
