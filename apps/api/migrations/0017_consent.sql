-- What visitors answered about cookies: the proof that somebody was asked [M64]. Names nobody: neither an address nor a
-- browser stands here, and `consent_id` is a random number that only that browser knows.
--
-- Kept for three years after the answer (docs/operating.md, retention), then deleted by day.
create table consent_log (
  consent_id bytea not null check (octet_length(consent_id) = 16),
  answer smallint not null check (answer > 0), -- which answer of this browser
  version smallint not null check (version > 0), -- of what was asked
  purposes text[] not null,
  brand text not null,
  language text not null,
  answered_at timestamptz not null default now(),
  primary key (consent_id, answer) -- sent twice, written once
);
create index consent_log_answered on consent_log (answered_at);
