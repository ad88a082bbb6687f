-- Idempotency keys that the server made for calls without one: a double click is one request. [J69, J70]

create table request_key (
  digest bytea primary key, -- of the session, the call and its content
  key uuid not null,
  expires_at timestamptz not null -- the same call afterwards is another request
);

create index request_key_expires on request_key (expires_at);
