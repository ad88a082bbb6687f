-- How often somebody has asked for something, counted by all API processes together. Not kept over a crash, nor in a
-- backup: a window lasts minutes. The key holds no address, only a keyed hash of it.

create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint -- milliseconds since 1970
);

create index rate_limit_expire on rate_limit (expire);
