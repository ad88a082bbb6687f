-- What an administrator decided about a report of a conversation; null: it waits. [M57]
alter table conversation_report add column decision text check (decision in ('dismissed', 'warned', 'suspended'));
create index conversation_report_waiting on conversation_report (at) where decision is null;
