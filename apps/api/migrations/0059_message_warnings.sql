-- What the rules of the shield found in a message when it was written, and its links. [N12]
alter table conversation_message add column warnings jsonb not null default '[]';
alter table conversation_message add column links jsonb not null default '[]';
