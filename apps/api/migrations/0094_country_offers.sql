-- What head office switches off in a country: payments, and single features. [J68, P67]

alter table country
  add column payments boolean not null default true,
  add column features_off text[] not null default '{}'
    check (features_off <@ array['boosts', 'image-packages', 'loyalty']),
  add column version integer not null default 1; -- grows with each change by an administrator
