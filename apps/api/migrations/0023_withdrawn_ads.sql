-- An ad that its dealer's feed no longer holds is paused; it is active again when the feed holds it again. An ad that
-- somebody paused by hand has no such moment and stays paused.
alter table ad add column withdrawn_at timestamptz;
