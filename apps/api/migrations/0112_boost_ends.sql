-- The end of a promotion is told once. What was over before is not told any more. [M07, M19]
alter table ad_boost add column end_told_at timestamptz;
update ad_boost set end_told_at = now() where ends_at <= now();
create index ad_boost_untold on ad_boost (ends_at) where end_told_at is null;
