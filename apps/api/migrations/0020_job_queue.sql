-- Jobs are in a queue of their own (schema pgboss), which says how they stand. Only processes of older versions write this column.
alter table api_process alter column jobs set default '[]';

-- New work wakes its job when the transaction commits. PostgreSQL tells the same name once for each transaction.
create function wake_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('run_job', tg_argv[0]);
  return null;
end $$;

create trigger mail_wakes after insert on mail for each statement execute function wake_job('mail');
create trigger push_message_wakes after insert on push_message for each statement execute function wake_job('push');
create trigger feed_run_wakes after insert on feed_run for each statement execute function wake_job('feeds');
create trigger notification_wakes after insert on notification for each statement execute function wake_job('notifications');
create trigger price_fall_wakes after insert on price_fall for each statement execute function wake_job('notifications');
